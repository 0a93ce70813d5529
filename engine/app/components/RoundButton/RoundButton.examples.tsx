import { RoundButton, RoundLink } from "./RoundButton.tsx";

export const examples = {
  button: <RoundButton icon="menu" aria-label="Open the menu" />,
  "link, small icon": <RoundLink icon="search" iconSize={18} href="/search" aria-label="Search" />,
  "does nothing now": <RoundButton icon="back" aria-label="Previous" aria-disabled />,
};
