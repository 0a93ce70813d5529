import type { Drawing } from "../../kit/index.ts";
import { d, ell, g, ink, line, path, place, ROUND, rect, times } from "../../kit/index.ts";

/** A desk telephone on (x, y): 236 units wide, 156 tall, the receiver on its rest, the cord on the left. */
export function telephone(x: number, y: number, scale = 1): Drawing {
  return g([cord(), body(), keys(), receiver()], place(x, y, { scale }));
}

function body(): Drawing {
  return [
    path("M-106-8L-84-92Q-80-108-62-108H62Q80-108 84-92L106-8Q107 0 98 0H-98Q-107 0-106-8Z", ink.teal),
    path("M-106-8L-84-92Q-80-108-62-108H-50L-66 0H-98Q-107 0-106-8Z", ink.deep),
    path("M54-108H62Q80-108 84-92L106-8Q107 0 98 0H78Z", ink.patina),
    rect(-104, -9, 208, 9, ink.pine, { rx: 4 }),
    // the rests
    path("M-66-108L-60-128H-34L-30-108ZM30-108L34-128H60L66-108Z", ink.deep),
    path("M50-108L48-128H60L66-108Z", ink.teal),
  ];
}

/** Twelve keys on a pale plate. */
function keys(): Drawing {
  const all = times(12, (i) => {
    const [row, column] = [Math.floor(i / 3), i % 3];
    const spread = 1 + row * 0.05;
    return d`M${(column * 27 - 36) * spread} ${-84 + row * 19}h${18 * spread}v11h${-18 * spread}Z`;
  });
  return [
    path("M-46-92H46L54-10H-54Z", ink.pine),
    path("M-44-92H46L54-12H-50Z", ink.deep),
    path(all.join(""), ink.mist),
    path(all.filter((_, i) => i % 3 === 2).join(""), ink.paper),
  ];
}

function receiver(): Drawing {
  return [
    path(
      "M-118-128C-120-152-92-156-60-156H60C92-156 120-152 118-128Q117-116 106-116H74Q64-116 62-126Q60-134 48-134H-48Q-60-134-62-126Q-64-116-74-116H-106Q-117-116-118-128Z",
      ink.teal,
    ),
    path("M-118-128C-120-152-92-156-60-156H-44C-76-150-84-138-84-116H-106Q-117-116-118-128Z", ink.deep),
    path("M-30-156H60C92-156 120-152 118-128C112-146 88-149 60-149H-30Z", ink.turquoise),
    path("M96-142C112-140 119-134 118-128Q117-116 106-116H94Z", ink.patina),
  ];
}

/** A coiled cord from the receiver down to the table and back. */
function cord(): Drawing {
  const coils = times(9, (i) =>
    ell(-124 - i * 3.4 + (i > 5 ? (i - 5) * 12 : 0), -104 + i * 12, 9, 6, "none"),
  );
  return [
    g(coils, { stroke: ink.deep, "stroke-width": 4.5 }),
    line("M-112-120Q-122-118-124-108M-118-4Q-112-2-100-6", ink.deep, 5, ROUND),
  ];
}
