/** Compares an office's place with its ZIP code. */
import type { Problem } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { milesBetween } from "../../text/places.ts";

/** A ZIP code of a city reaches a few miles from its middle. One that is not listed is not known well enough. */
const farAway = 15;

export function* placeAdvice({ locations, zipCodes }: Site): Generator<Problem> {
  for (const { file, zip, geo } of locations) {
    const [latitude, longitude] = zipCodes?.codes[zip] ?? [];
    if (latitude === undefined || longitude === undefined) continue;
    const miles = Math.round(milesBetween({ latitude, longitude }, geo));
    if (miles <= farAway) continue;
    yield {
      file,
      path: ["geo"],
      expected: `a place near ${latitude}, ${longitude}, where zip-codes.yaml has ${zip}`,
      found: `${geo.latitude}, ${geo.longitude}, ${miles} miles away`,
      todo: "look the address up on a map and copy its latitude and longitude, or correct zip",
      severity: "stops",
    };
  }
}
