import { z } from "zod";
import { latitude, longitude } from "./fields.ts";

const place = z.tuple([latitude, longitude]).meta({
  description: "Degrees north and east of the middle, two decimals: [33.61, -112.28].",
});

const keyed = (pattern: RegExp, error: string) => z.record(z.string().regex(pattern, { error }), place);

export const zipCodes = z.strictObject({
  prefixes: keyed(/^\d{3}$/, 'expected the first three digits in quotes, like "850"').meta({
    description:
      'Where ZIP codes with these first three digits are, for those not in the list below: "850": [33.5, -112.07].',
  }),
  codes: keyed(/^\d{5}$/, 'expected five digits in quotes, like "85351"').meta({
    description:
      'ZIP codes near the offices, and larger towns: "85351": [33.61, -112.28], degrees north and east.',
  }),
});

export type ZipCodes = z.infer<typeof zipCodes>;
