/** Where a service is offered, and how: a list of offices. */
import type { z } from "zod";
import { choice, entries, list, reference } from "./fields.ts";
import { officeHours } from "./hours.ts";

/** In the order in which a page lists them. */
export const ways = ["appointment", "walk-in", "video", "phone", "home"] as const;
export type Way = (typeof ways)[number];

export const offered = entries(
  "The offices with this service, each with its ways. Without it, the offices of the providers who offer it.",
  {
    office: reference("offices", "Choose an office."),
    ways: list("How patients are seen.", choice("One way.", ways)).min(1),
    hours: officeHours.meta({
      description: "Weekdays on which this service has other hours than the office.",
    }),
  },
).optional();
export type Offered = NonNullable<z.infer<typeof offered>>;
