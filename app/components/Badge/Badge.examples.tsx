import { Badge } from "./Badge.tsx";

export const examples = {
  words: <Badge>Sample review</Badge>,
  icon: <Badge icon="badge">Board certified</Badge>,
  long: (
    <Badge icon="badge">
      Board certified in otorhinolaryngology, gastroenterology and physical medicine and rehabilitation
    </Badge>
  ),
};
