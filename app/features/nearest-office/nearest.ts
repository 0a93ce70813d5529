/** Distances and ZIP codes. */
import { milesBetween, type Place } from "../../../site/text/places.ts";

export { milesBetween, type Place, placeOfZip } from "../../../site/text/places.ts";

export function nearestOffice<Office extends { geo: Place }>(here: Place, offices: readonly Office[]) {
  let nearest: { office: Office; miles: number } | undefined;
  for (const office of offices) {
    const miles = milesBetween(here, office.geo);
    if (!nearest || miles < nearest.miles) nearest = { office, miles };
  }
  return nearest;
}

/** A ZIP code, also with spaces or four more digits; otherwise undefined. */
export function readZip(typed: string): string | undefined {
  return /^\s*(\d{5})(?:[-\s]?\d{4})?\s*$/.exec(typed)?.[1];
}
