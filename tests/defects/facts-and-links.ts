/** Facts in content, and links that lead elsewhere. */
import { browser, content, type Defect, unit } from "./defect.ts";

const facts: Omit<Defect, "area">[] = [
  {
    name: "screening-age",
    what: "The key points say that colon cancer screening starts at 50; the table below says 45.",
    file: "content/services/preventive-care.md",
    from: "Colon cancer screening starts at 45",
    to: "Colon cancer screening starts at 50",
    parts: [content("own"), unit("tests/specification.test.ts")],
  },
  {
    name: "npi-digit",
    what: "The last digit of a provider's NPI is wrong.",
    file: "content/providers/priya-raman-md.md",
    from: 'npi: "2000000010"',
    to: 'npi: "2000000018"',
    parts: [content("own")],
  },
  {
    name: "service-on-closed-day",
    what: "A service says Saturday morning in an office that is closed on Saturdays.",
    file: "content/services/preventive-care.md",
    from: "  sun-city-az:\n    ways:\n      - appointment\nreferral",
    to: "  sun-city-az:\n    ways:\n      - appointment\n    hours:\n      saturday: 09:00-12:00\nreferral",
    parts: [content("own"), unit("tests/specification.test.ts")],
  },
  {
    name: "insurer-gone",
    what: "An insurer is off the list, but the insurance page's description still promises it.",
    file: "content/practice.yaml",
    from: "  - name: Humana\n    style: heavy\n    plans:\n      - Medicare Advantage HMO\n      - Medicare Advantage PPO\n",
    to: "",
    parts: [content("own"), unit("tests/specification.test.ts")],
  },
];

const links: Omit<Defect, "area">[] = [
  {
    name: "contact-card-hours",
    what: "The contact card of every office has the practice's hours instead of the office's.",
    file: "pipeline/vcards.ts",
    from: "hoursLines(location.hours, ",
    to: "hoursLines(practice.hours, ",
    parts: [unit("tests/unit/vcards.test.ts"), browser("tests/patients/facts.spec.ts")],
  },
  {
    name: "map-pin",
    what: "Every pin on the map of all offices opens the first office.",
    file: "app/pages/contact-us/contact-us.tsx",
    from: "[location.slug, officeLink(location)]",
    to: "[location.slug, officeLink(site.locations[0] ?? location)]",
    parts: [
      browser("tests/patients/facts.spec.ts", "tests/patients/nearest.spec.ts", "tests/site/pages.spec.ts"),
    ],
  },
  {
    name: "booking-of-another-office",
    what: "An office with its own booking link shows the practice's.",
    file: "app/pages/location/location.tsx",
    from: 'patientLink(site, location.links, "book")',
    to: 'patientLink(site, site.practice.patientLinks, "book")',
    parts: [browser("tests/patients/facts.spec.ts", "tests/patients/tasks.spec.ts")],
  },
  {
    name: "redirect-loses-query",
    what: "nginx drops the query string of an address that has moved.",
    file: "hosts/nginx.ts",
    from: `{ return $\{status} $\{to}$1; }`,
    to: `{ return $\{status} $\{to}; }`,
    parts: [unit("tests/unit/hosting/targets.test.ts"), browser("tests/hosting/servers.spec.ts")],
  },
];

export const factsAndLinks: Defect[] = [
  ...facts.map((defect) => ({ ...defect, area: "content facts" })),
  ...links.map((defect) => ({ ...defect, area: "calls and links" })),
];
