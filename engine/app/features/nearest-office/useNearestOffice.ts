import { useRef, useState } from "react";
import type { ZipCodes } from "../../../data/schema/zip-code.ts";
import { nearestOffice, type Place, placeOfZip, readZip } from "../../../data/text/places.ts";
import { readJson } from "../shared/read-json.ts";

export type Finding<Office> =
  | { kind: "idle" }
  | { kind: "locating" }
  | { kind: "found"; office: Office; miles: number }
  /** The browser has no location, or permission was denied. */
  | { kind: "refused" }
  /** Not on the list of ZIP codes. */
  | { kind: "unknown" }
  /** The list of ZIP codes failed to load. */
  | { kind: "failed" };

const longestWait = 15_000;

const loadZipCodes = (): Promise<ZipCodes> => readJson("/data/zip-codes.json", longestWait);

function browserPlace(): Promise<Place> {
  return new Promise((resolve, reject) => {
    // Pages without https have no geolocation.
    if (!navigator.geolocation) return reject(new Error("no geolocation"));
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      timeout: longestWait,
      maximumAge: 600_000,
    });
  });
}

export function useNearestOffice<Office extends { geo: Place }>(offices: readonly Office[]) {
  const [finding, setFinding] = useState<Finding<Office>>({ kind: "idle" });
  // A slow response must not overwrite a later one.
  const question = useRef(0);

  async function ask(answer: () => Promise<Finding<Office>>) {
    const mine = ++question.current;
    setFinding({ kind: "locating" });
    const found = await answer();
    if (mine === question.current) setFinding(found);
  }

  function near(here: Place | undefined): Finding<Office> {
    const nearest = here && nearestOffice(here, offices);
    return nearest ? { kind: "found", ...nearest } : { kind: "unknown" };
  }

  return {
    finding,
    locate: () => ask(() => browserPlace().then(near, (): Finding<Office> => ({ kind: "refused" }))),
    findByZip: (typed: string) =>
      ask(async () => {
        const zip = readZip(typed);
        if (!zip) return { kind: "unknown" };
        return loadZipCodes()
          .then((zipCodes) => near(placeOfZip(zip, zipCodes)))
          .catch((): Finding<Office> => ({ kind: "failed" }));
      }),
  };
}
