import { PageLead } from "./PageLead.tsx";

export const examples = {
  lead: <PageLead>{["Care for every age, with Dr. Núñez-Ibáñez and a team that knows your name."]}</PageLead>,
};
