import { Band, Container } from "./Container.tsx";

const tones = ["canvas", "sky", "sand", "dune", "dawn"] as const;

export const examples = {
  container: (
    <Container>
      <p>As wide as the page's content.</p>
    </Container>
  ),
  ...Object.fromEntries(
    tones.map((tone) => [
      `band, ${tone}`,
      <Band key={tone} tone={tone}>
        <h3>Care close to home</h3>
        <p>We're open on weekdays, and there's always somebody to call.</p>
      </Band>,
    ]),
  ),
};
