import type { Point } from "../../kit/index.ts";
import { points } from "../../kit/index.ts";
import type { Office } from "./geography.ts";
import { OFFICES } from "./geography.ts";

export interface Neighbourhood {
  name: string;
  centre: Point;
  /** [name, longitude] */
  northSouth: readonly (readonly [string, number])[];
  /** [name, latitude] */
  eastWest: readonly (readonly [string, number])[];
  freeways: readonly (readonly Point[])[];
  /** [number, longitude, latitude] */
  shields: readonly (readonly [string, number, number])[];
  /** The shields of the phone's closer crop. */
  phoneShields: readonly (readonly [string, number, number])[];
}

/** The mile grid around each office, about four miles across. */
export const NEIGHBOURHOODS: Readonly<Record<Office, Neighbourhood>> = {
  goodyear: {
    name: "Goodyear",
    centre: OFFICES.goodyear,
    northSouth: [
      ["Bullard Ave", -112.3775],
      ["Litchfield Rd", -112.3582],
      ["Dysart Rd", -112.341],
      ["El Mirage Rd", -112.324],
    ],
    eastWest: [
      ["Indian School Rd", 33.4945],
      ["Thomas Rd", 33.48],
      ["McDowell Rd", 33.4655],
      ["Van Buren St", 33.451],
    ],
    freeways: [points("-112.42,33.459 -112.38,33.4605 -112.34,33.461 -112.28,33.462")],
    shields: [["10", -112.384, 33.4605]],
    phoneShields: [["10", -112.367, 33.4607]],
  },
  mesa: {
    name: "Mesa",
    centre: OFFICES.mesa,
    northSouth: [
      ["Power Rd", -111.685],
      ["Sossaman Rd", -111.668],
      ["Hawes Rd", -111.651],
      ["Ellsworth Rd", -111.634],
    ],
    eastWest: [
      ["McKellips Rd", 33.4512],
      ["Brown Rd", 33.4365],
      ["University Dr", 33.422],
      ["Main St", 33.4155],
    ],
    freeways: [points("-111.72,33.483 -111.675,33.4715 -111.652,33.462 -111.6475,33.445 -111.6475,33.39")],
    shields: [["202", -111.6475, 33.4275]],
    phoneShields: [["202", -111.6475, 33.4275]],
  },
  sunCity: {
    name: "Sun City",
    centre: OFFICES.sunCity,
    northSouth: [
      ["111th Ave", -112.2985],
      ["103rd Ave", -112.281],
      ["99th Ave", -112.272],
    ],
    eastWest: [
      ["Greenway Rd", 33.626],
      ["Thunderbird Blvd", 33.611],
      ["Cactus Rd", 33.597],
      ["Peoria Ave", 33.582],
    ],
    freeways: [
      points("-112.2,33.549 -112.238,33.581 -112.272,33.6105 -112.292,33.6245 -112.33,33.645"),
      points("-112.26,33.55 -112.2535,33.58 -112.2465,33.61 -112.238,33.65"),
    ],
    shields: [
      ["60", -112.257, 33.5975],
      ["101", -112.247, 33.607],
    ],
    phoneShields: [["60", -112.2655, 33.6049]],
  },
};
