import { Badge } from "./Badge.tsx";

export const examples = {
  words: <Badge>Sample review</Badge>,
  "icon, long": (
    <Badge icon="badge">Board certified in otorhinolaryngology and physical rehabilitation</Badge>
  ),
};
