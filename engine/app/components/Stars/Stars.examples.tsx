import { Stars } from "./Stars.tsx";

export const examples = {
  stars: <Stars label="5 out of 5 stars" />,
};
