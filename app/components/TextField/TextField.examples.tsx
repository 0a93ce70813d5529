import { TextField } from "./TextField.tsx";

const described = (id: string, text: string, field: React.ReactNode) => (
  <>
    {field}
    <p id={id}>{text}</p>
  </>
);

export const examples = {
  empty: described(
    "hint",
    "Two letters are enough.",
    <TextField label="Your plan" aria-describedby="hint" />,
  ),
  invalid: described(
    "mistake",
    "A ZIP code has five digits.",
    <TextField label="ZIP code" defaultValue="87" aria-invalid aria-describedby="mistake" />,
  ),
};
