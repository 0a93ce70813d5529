import type { Drawing, Palette } from "../../kit/index.ts";
import { d, faint, g, mix, path, place, rect, times } from "../../kit/index.ts";
import { sign } from "../offices/parts.ts";

/**
 * Mesa's clinic, stepped adobe: (x, y) is the foot of the middle of its door. It spans 172 units
 * to the left and 178 to the right and is 118 tall.
 */
export function steppedClinic(x: number, y: number, scale: number, p: Palette): Drawing {
  return g(
    [path("M-172 0L-270 15H20L178 0Z", p.shadow, faint(0.3)), leftWing(p), rightWing(p), entrance(p)],
    place(x, y, { scale }),
  );
}

/** The low wing: a stepped parapet, a row of vigas, three deep windows. */
function leftWing(p: Palette): Drawing {
  const [lit, local, shade] = p.wall;
  return [
    path("M-172 0V-64Q-172-68-168-68H-150V0Z", shade),
    path("M-152 0V-68H-126V-78H-88V-68H-40V0Z", lit),
    path("M-152-68H-126V-78H-88V-68H-40V-61H-152Z", mix(lit, local, 0.4)),
    times(7, (i) => [
      rect(-144 + i * 15, -56, 4, 4, p.viga),
      path(d`M${-144 + i * 15}-52h4l-7 8h-4Z`, local),
    ]),
    [-138, -104, -72].map((left) => window(left, -38, 20, 21, p)),
  ];
}

/** The entrance block rises in three steps on each side to the sign. */
function entrance(p: Palette): Drawing {
  const [lit, local, shade] = p.wall;
  return [
    path("M-54 0V-88H-42V-100H-28V-112H34V-100H47V-88H58V0Z", mix(lit, local, 0.28)),
    path("M-54 0V-88H-42V-100H-28V-112H-22V0Z", shade),
    path("M-28-112H34V-106H-28ZM34-100H47V-94H34ZM47-88H58V-82H47Z", lit),
    path("M-25 0V-48a24 24 0 0 1 48 0V0Z", local),
    path("M-19 0V-46a20 20 0 0 1 40 0V0Z", p.trim),
    path("M-14.5 0V-45a16 16 0 0 1 31 0V0Z", p.glow),
    path("M-.5 0V-61h3V0ZM-14.5-31h31v2.5h-31Z", p.trim),
    sign(-16, -92, 0.78, p.isNight ? p.glow : p.trim),
  ];
}

/** The right wing behind its ramada, whose slats throw their shade on the wall. */
function rightWing(p: Palette): Drawing {
  const [lit, local] = p.wall;
  const slats = times(11, (i) => d`M${64 + i * 9.6}-46l-6 46h4l6-46Z`).join("");
  return [
    rect(56, -66, 106, 66, lit),
    rect(56, -66, 106, 7, mix(lit, local, 0.4)),
    [72, 116].map((left) => window(left, -37, 27, 25, p)),
    path(slats, p.shadow, faint(0.2)),
    rect(52, -53, 126, 5, p.viga),
    times(12, (i) => rect(55 + i * 10.4, -57, 3.4, 6, p.viga)),
    [104, 168].map((left) => [rect(left, -48, 4, 48, p.viga), rect(left + 3, -48, 1.4, 48, local)]),
  ];
}

/** A deep window: the reveal is in shade on the left, the sill catches the light. */
function window(left: number, top: number, width: number, height: number, p: Palette): Drawing {
  return [
    rect(left, top, width, height, p.wall[2]),
    rect(left + 3, top + 2, width - 3, height - 2, p.pane),
    !p.isNight &&
      path(
        d`M${left + width * 0.55} ${top + 2}h${width * 0.22}l-6 ${height - 2}h${-width * 0.22}Z`,
        p.agave[1],
      ),
    rect(left - 2, top + height, width + 4, 2.6, p.wall[0]),
  ];
}
