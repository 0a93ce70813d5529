import { Accordion } from "./Accordion.tsx";

const body = <p>Bring your insurance card, a photo ID and a list of the medicines you take.</p>;

export const examples = {
  "several panels": (
    <Accordion
      name="example-several"
      panels={[
        { id: "example-bring", title: "What should I bring?", body },
        {
          id: "example-long",
          title:
            "Can I see somebody for otorhinolaryngological or gastroenterological questions without a referral?",
          body,
        },
        { id: "example-accents", title: "¿Habla español? Dr. Núñez-Ibáñez, señora Ávila", body },
      ]}
    />
  ),
  "one panel": (
    <Accordion name="example-one" panels={[{ id: "example-cost", title: "What does a visit cost?", body }]} />
  ),
};
