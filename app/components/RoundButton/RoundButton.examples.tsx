import { RoundButton, RoundLink } from "./RoundButton.tsx";

export const examples = {
  button: <RoundButton icon="menu" aria-label="Open the menu" />,
  link: <RoundLink icon="search" href="/search" aria-label="Search" />,
  "small icon": <RoundButton icon="arrow" iconSize={18} aria-label="Next" />,
  "does nothing now": <RoundButton icon="back" aria-label="Previous" aria-disabled />,
};
