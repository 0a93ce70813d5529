/** Distances, and where ZIP codes are. */
import type { ZipCodes } from "../schema/zip-code.ts";

export interface Place {
  latitude: number;
  longitude: number;
}

const earthRadiusMiles = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance (haversine). */
export function milesBetween(a: Place, b: Place): number {
  const halfHeight = Math.sin(radians(b.latitude - a.latitude) / 2);
  const halfWidth = Math.sin(radians(b.longitude - a.longitude) / 2);
  const chord =
    halfHeight ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfWidth ** 2;
  // Rounding can make the sum slightly larger than 1 for antipodes.
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The place of the code, or the center of all codes with the same prefix. */
export function placeOfZip(zip: string, { codes, prefixes }: ZipCodes): Place | undefined {
  const found = codes[zip] ?? prefixes[zip.slice(0, 3)];
  return found && { latitude: found[0], longitude: found[1] };
}

export const nearestOffice = <Office extends { geo: Place }>(here: Place, offices: readonly Office[]) =>
  offices
    .map((office) => ({ office, miles: milesBetween(here, office.geo) }))
    .sort((a, b) => a.miles - b.miles)[0];

/** A ZIP code, also with spaces or four more digits; otherwise undefined. */
export function readZip(typed: string): string | undefined {
  return /^\s*(\d{5})(?:[-\s]?\d{4})?\s*$/.exec(typed)?.[1];
}
