import { Accordion } from "./Accordion.tsx";

const titles = [
  "What should I bring?",
  "Can I see somebody for otorhinolaryngological or gastroenterological questions without a referral?",
  "¿Habla español? Dr. Núñez-Ibáñez, señora Ávila",
];
const body = <p>Bring your insurance card, a photo ID and a list of the medicines you take.</p>;
const panels = titles.map((title, index) => ({ id: `example-panel-${index}`, title, body }));

export const examples = { panels: <Accordion name="example" panels={panels} /> };
