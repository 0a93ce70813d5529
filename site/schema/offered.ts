/** Where a service is offered, and how: a list of offices. */
import { z } from "zod";
import { entries, reference } from "./fields.ts";
import { officeHours } from "./hours.ts";

/** In the order in which a page lists them. */
export const ways = ["appointment", "walk-in", "video", "phone", "home"] as const;
export type Way = (typeof ways)[number];

export const offered = entries(
  "The offices with this service, each with its ways. Without it, the offices of the providers who offer it.",
  {
    office: reference("locations", "File name of an office in content/locations."),
    ways: z.array(z.enum(ways)).min(1).meta({
      description: "How patients are seen: appointment, walk-in, video, phone, home.",
    }),
    hours: officeHours.meta({
      description: "Weekdays on which this service has other hours than the office: friday: 08:00-12:00.",
    }),
  },
).optional();
export type Offered = NonNullable<z.infer<typeof offered>>;
