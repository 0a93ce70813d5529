import { verdin } from "../../kit/index.ts";
import { loosePills, pillBottle, pillBox } from "../parts/medicine.ts";
import { waterGlass } from "../parts/water-glass.ts";
import { cast, scene } from "./scene.ts";

/** A week of pills, three days done, with a bottle and a glass of water. */
export function medicationManagement(): string {
  return scene(
    4,
    [
      cast(318, 392, 130, 10),
      pillBottle(392, 392, 1.42),
      cast(490, 396, 84, 12),
      waterGlass(546, 396, 206),
      cast(60, 404, 400, 11),
      pillBox(254, 404, { open: 3, scale: 0.94 }),
      loosePills(490, 405),
      verdin(140, 264, 38),
    ],
    { disc: false },
  );
}
