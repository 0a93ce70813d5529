import type { Point } from "../../kit/index.ts";
import { points } from "../../kit/index.ts";
import type { Office } from "./geography.ts";
import { OFFICES } from "./geography.ts";

export interface Neighbourhood {
  name: string;
  centre: Point;
  /** [name, longitude, end of the road that its name stands at: the top if not said] */
  northSouth: readonly (readonly [string, number, "bottom"?])[];
  /** [name, latitude] */
  eastWest: readonly (readonly [string, number])[];
  freeways: readonly (readonly Point[])[];
  /** [number, longitude, latitude] */
  shields: readonly (readonly [string, number, number])[];
  /** The shields of the phone's closer crop. */
  phoneShields: readonly (readonly [string, number, number])[];
  /** A road's own name along it: [name, longitude, latitude, degrees] */
  alongRoads: readonly (readonly [string, number, number, number])[];
  /** Well-known places near by. */
  landmarks: readonly Landmark[];
  /** From the pin to the chip, in parts of the wide map's px. */
  chipAt: Point;
  site: SitePlan;
}

export interface Landmark {
  kind: "hospital" | "school" | "recreation";
  label: string;
  at: Point;
  side: "start" | "end";
  /** Without one it isn't shown on phones; an empty one shows the sign alone. */
  phoneLabel?: string;
}

/** What lies between the car and the door, in a frame of 330 x 214 with the street along its foot. */
export interface SitePlan {
  street: string;
  /** Path data. */
  building: string;
  door: Point;
  /** Where the word "Door" ends. */
  doorWord: Point;
  /** Where the sign with the P stands. */
  parking: Point;
  /** The stalls: left, top, how many. */
  stalls: readonly [left: number, top: number, count: number];
  /** Path data of the walk, from the stalls to the door. */
  walk: string;
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
    shields: [
      ["10", -112.3705, 33.4606],
      ["Exit 128", -112.3582, 33.4608],
    ],
    phoneShields: [
      ["10", -112.336, 33.461],
      ["Exit 128", -112.3582, 33.4591],
    ],
    alongRoads: [],
    landmarks: [
      { kind: "hospital", label: "Hospital", at: [-112.3542, 33.4635], side: "end", phoneLabel: "" },
    ],
    chipAt: [50, -84],
    site: {
      street: "McDowell Rd",
      building: "M34 22H196V80H140V94H96V80H34Z",
      door: [118, 96],
      doorWord: [98, 126],
      parking: [290, 44],
      stalls: [184, 98, 6],
      walk: "M196 92Q164 82 154 100T126 100",
    },
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
    shields: [
      ["202", -111.6479, 33.4452],
      ["Exit", -111.6475, 33.4365],
    ],
    phoneShields: [
      ["202", -111.6475, 33.4275],
      ["Exit", -111.6475, 33.4365],
    ],
    alongRoads: [],
    landmarks: [
      { kind: "school", label: "High school", at: [-111.6755, 33.4338], side: "start", phoneLabel: "School" },
    ],
    chipAt: [50, -84],
    site: {
      street: "Brown Rd",
      building: "M64 18H280V64H196V76H148V64H64Z",
      door: [172, 78],
      doorWord: [154, 94],
      parking: [298, 96],
      stalls: [92, 106, 7],
      walk: "M191 100Q190 88 180 82",
    },
  },
  sunCity: {
    name: "Sun City",
    centre: OFFICES.sunCity,
    northSouth: [
      ["111th Ave", -112.2985],
      ["103rd Ave", -112.281, "bottom"],
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
    shields: [["60", -112.2765, 33.6137]],
    phoneShields: [["60", -112.2735, 33.612]],
    alongRoads: [["Grand Ave", -112.2851, 33.6209, 40]],
    landmarks: [
      { kind: "hospital", label: "Hospital", at: [-112.2872, 33.6085], side: "end", phoneLabel: "Hospital" },
      { kind: "recreation", label: "Rec center", at: [-112.2905, 33.6135], side: "start" },
    ],
    chipAt: [46, 16],
    site: {
      street: "103rd Ave",
      building: "M26 20H130V136H26Z",
      door: [132, 78],
      doorWord: [214, 56],
      parking: [290, 44],
      stalls: [176, 98, 6],
      walk: "M190 92Q176 70 140 78",
    },
  },
};
