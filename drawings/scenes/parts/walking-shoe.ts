import type { Drawing, Tones } from "../../kit/index.ts";
import { ink, line, path, ROUND } from "../../kit/index.ts";

export interface ShoeOptions {
  upper: Tones;
  lace?: string;
}

/** A walking shoe from the side, toe to the right: 256 units long, 134 tall, its heel over (0, 0). */
export function walkingShoe({ upper: [shade, local, lit], lace = ink.paper }: ShoeOptions): Drawing {
  return [
    // lining and tongue
    path("M16-116Q54-130 92-108L88-84H24Z", ink.night),
    path("M84-112C88-132 106-140 116-130L150-84L110-74Z", ink.sunPale),
    path("M104-134C108-136 112-134 116-130L150-84L136-80Z", ink.paper),
    // upper: heel in shade, side, toe in the sun
    path("M16-116C26-92 66-88 92-108L164-66C204-60 248-58 254-26V-20H3C-2-56 4-94 16-116Z", local),
    path("M16-116C22-104 34-97 48-95C62-72 66-44 60-20H3C-2-56 4-94 16-116Z", shade),
    path("M198-58C226-53 250-48 254-26V-20H188C184-36 188-50 198-58Z", lit),
    path("M92-108L164-66C158-56 140-50 124-58L82-88Z", lit),
    line("M62-30C86-36 108-50 124-62M78-26C104-32 128-44 146-54", lit, 5, ROUND),
    // laces
    line("M98-98L112-112M114-88L128-101M130-78L143-90M146-69L157-78", lace, 6, ROUND),
    path("M10-122C18-126 24-120 24-112L18-96L8-100Z", ink.ocotillo),
    // sole
    path("M1-26C60-16 140-28 256-26C264-14 258 0 242 0H18C2 0-3-14 1-26Z", ink.paper),
    path("M1-26C30-21 50-21 70-22L62 0H18C2 0-3-14 1-26Z", ink.shade),
    path("M0-10H259C256-4 250 0 242 0H18C8 0 2-4 0-10Z", ink.ocotillo),
    path("M0-10H68L64 0H18C8 0 2-4 0-10Z", ink.chestnut),
  ];
}
