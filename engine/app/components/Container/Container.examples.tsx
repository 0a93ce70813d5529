import { Band } from "./Container.tsx";

const tones = ["canvas", "sky", "sand"] as const;
const bands = tones.map((tone) => [
  tone,
  <Band key={tone} tone={tone}>
    <h3>Care close to home</h3>
    <p>We're open on weekdays, and there's always somebody to call.</p>
  </Band>,
]);

export const examples = Object.fromEntries(bands);
