/** Compares an office's place with its ZIP code. */
import type { Problem } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { milesBetween, placeOfZip } from "../../text/places.ts";

/** A ZIP code of a city reaches a few miles from its middle; one that is only known by its first digits, much farther. */
const farFromCode = 15;
const farFromPrefix = 120;

export function* placeAdvice({ locations, zipCodes }: Site): Generator<Problem> {
  for (const { file, zip, geo } of locations) {
    const place = zipCodes && placeOfZip(zip, zipCodes);
    if (!place) continue;
    const miles = Math.round(milesBetween(place, geo));
    const isListed = zip in zipCodes.codes;
    if (miles <= (isListed ? farFromCode : farFromPrefix)) continue;
    yield {
      file,
      path: ["geo"],
      expected: `a place near ${place.latitude}, ${place.longitude}, where zip-codes.yaml has ${zip}`,
      found: `${geo.latitude}, ${geo.longitude}, ${miles} miles away`,
      todo: "look the address up on a map and copy its latitude and longitude, or correct zip",
      severity: isListed ? "stops" : "advice",
    };
  }
}
