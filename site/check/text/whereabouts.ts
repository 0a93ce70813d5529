/** Compares an office's place with its ZIP code, and the phone number with the state. */
import { type Problem, show } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { stateOfPhone } from "../../text/area-codes.ts";
import { milesBetween, placeOfZip } from "../../text/places.ts";
import { lineAt, lineOf, sentenceAt, type Texts, withoutComments } from "./texts.ts";

/** A ZIP code of a city reaches a few miles from its middle; one that is only known by its first digits, much farther. */
const farFromCode = 15;
const farFromPrefix = 120;

export function* whereaboutsProblems(site: Site, texts: Texts): Generator<Problem> {
  yield* wrongPlaces(site, texts);
  yield* wrongArea(site, texts);
  yield* almostOurNumber(site, texts);
}

function* wrongPlaces({ locations, zipCodes }: Site, texts: Texts): Generator<Problem> {
  for (const { file, zip, geo } of locations) {
    const place = zipCodes && placeOfZip(zip, zipCodes);
    if (!place) continue;
    const miles = Math.round(milesBetween(place, geo));
    if (miles <= (zip in zipCodes.codes ? farFromCode : farFromPrefix)) continue;
    yield {
      file: `content/${file}`,
      ...lineOf(texts, file, /^geo:/m),
      field: "geo",
      expected: `a place near ${place.latitude}, ${place.longitude}, where zip-codes.yaml has ${zip}`,
      received: `${geo.latitude}, ${geo.longitude}, ${miles} miles away`,
      remedy: "look the address up on a map and copy its latitude and longitude, or correct zip",
      rule: "place and ZIP code",
    };
  }
}

function* wrongArea({ practice, locations }: Site, texts: Texts): Generator<Problem> {
  const state = stateOfPhone(practice.phone);
  const states = [...new Set(locations.map((office) => office.state))];
  if (!state || states.includes(state)) return;
  yield {
    file: "content/practice.yaml",
    ...lineOf(texts, "practice.yaml", /^phone:/m),
    field: "phone",
    expected: `an area code of ${states.join(" or ")}`,
    received: `${show(practice.phone)}, which is in ${state}`,
    remedy: "call the number once. Leave it if it is right",
    rule: "area code",
    severity: "advice",
  };
}

/** Often next to the practice's own number, and right. */
const otherLine = /\b(?:fax|billing|extension|direct line)\b/i;

/** A number that differs from the practice's by a digit or two, or by two digits that changed places. */
function* almostOurNumber({ practice }: Site, texts: Texts): Generator<Problem> {
  const own = practice.phone.replace(/\D/g, "");
  const tty = practice.tty?.replace(/\D/g, "");
  for (const [file, raw] of texts) {
    const text = withoutComments(file, raw);
    for (const match of text.matchAll(
      /(?<![\d-])(?:\+?1[ .-]?)?\(?(\d{3})\)?[ .-]?(\d{3})[ .-]?(\d{4})(?!\d)/g,
    )) {
      const digits = match.slice(1).join("");
      const wrong = [...digits].filter((digit, place) => digit !== own[place]).length;
      if (wrong === 0 || wrong > 2 || digits === tty) continue;
      if (otherLine.test(sentenceAt(text, match.index))) continue;
      yield {
        file: `content/${file}`,
        line: lineAt(text, match.index),
        field: "text",
        expected: `{phone}, which is ${practice.phone}`,
        received: show(match[0]),
        remedy: "write {phone}, if the practice's own number is meant",
        rule: "almost our number",
      };
    }
  }
}
