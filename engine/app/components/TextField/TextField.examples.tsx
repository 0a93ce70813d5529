import { TextField } from "./TextField.tsx";

export const examples = {
  "empty, and invalid": (
    <>
      <TextField label="Your plan" aria-describedby="mistake" />
      <TextField label="ZIP code" defaultValue="87" aria-invalid aria-describedby="mistake" />
      <p id="mistake">A ZIP code has five digits.</p>
    </>
  ),
};
