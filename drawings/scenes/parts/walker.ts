import type { Drawing } from "../../kit/index.ts";
import { circ, DAWN, ell, faint, ink, line, path, ROUND, rect } from "../../kit/index.ts";

export interface WalkerOptions {
  shirt: readonly [lit: string, shade: string];
  trousers: readonly [lit: string, shade: string];
  skin: readonly [lit: string, shade: string];
  /** The second ink is for a bare head, which shows more of the hair. */
  hair: readonly [local: string, shade: string];
  /** A straw hat; without one, a headband. */
  hat?: readonly [lit: string, shade: string];
  backpack?: readonly [lit: string, shade: string];
  hasPole?: boolean;
  /** Which foot is forward. */
  step?: "left" | "right";
}

/**
 * A walker seen from behind: feet at (0, 0), about 200 units tall. Put it down with g(walker(...),
 * place(...)).
 */
export function walker(options: WalkerOptions): Drawing {
  const { shirt, skin, hair, hat, backpack, hasPole = false } = options;
  return [
    ell(-46, 3, 74, 7, DAWN.shadow, faint(0.3)),
    legs(options),
    hasPole && line("M47-96L58 2", ink.wood, 3.5, ROUND),
    // arms
    line("M-29-154C-42-132-44-118-40-98", shirt[1], 15, ROUND),
    line("M-40-100C-39-92-36-86-33-82", skin[1], 11, ROUND),
    line("M30-154C44-136 48-124 47-108", shirt[0], 15, ROUND),
    line("M47-108V-94", skin[0], 11, ROUND),
    // torso
    path("M-32-158C-30-172-14-176 0-176S32-172 33-158L28-92C14-86-14-86-26-92Z", shirt[0]),
    path("M-32-158C-30-172-14-176-4-176C-16-150-16-116-10-88C-18-88-22-90-26-92Z", shirt[1]),
    backpack && [
      path(
        "M-20-164H22Q28-162 27-150L24-106Q22-100 14-100H-12Q-20-100-21-106L-24-150Q-24-162-20-164Z",
        backpack[0],
      ),
      path("M-20-164H-6C-12-140-12-118-8-100H-12Q-20-100-21-106L-24-150Q-24-162-20-164Z", backpack[1]),
      rect(-12, -132, 28, 20, backpack[1], { rx: 5 }),
    ],
    // neck and head
    rect(-8, -186, 16, 16, skin[1]),
    circ(0, -197, 19, hair[0]),
    path("M4-215a19 19 0 0 1 8 34Z", "#FFFFFF", faint(0.18)),
    hat ? strawHat(hat) : headband(hair),
  ];
}

function legs({ trousers: [lit, shade], step = "right" }: WalkerOptions): Drawing {
  const isRight = step === "right";
  return [
    path(isRight ? "M-22-98L-27-10H-6L-1-98Z" : "M-22-98L-19-10H-6L-1-98Z", shade),
    path(isRight ? "M0-98L5-16H24L24-98Z" : "M0-98L8-16H26L24-98Z", lit),
    path("M-31-12H-5V0H-33Q-35-8-31-12Z", ink.white),
    path("M-33-3H-5V1H-34Z", ink.ocotillo),
    path("M3-18H26Q31-14 28-5H2Z", ink.white),
    path("M2-8H29V-4H2Z", ink.ocotillo),
  ];
}

function headband([local, shade]: readonly [string, string]): Drawing {
  return [
    path(
      "M-22-196C-24-222 24-222 22-196C25-184 24-176 18-173C8-178-8-178-18-173C-24-176-25-184-22-196Z",
      local,
    ),
    path(
      "M-22-196C-24-222 0-220 2-216C-10-206-14-190-12-176C-14-175-16-174-18-173C-24-176-25-184-22-196Z",
      shade,
    ),
    path("M-24-203C-18-213 18-213 24-203L23-196C12-203-12-203-23-196Z", ink.teal),
  ];
}

function strawHat([lit, shade]: readonly [string, string]): Drawing {
  return [
    ell(0, -204, 37, 8.5, shade),
    path("M-20-206C-20-232-10-236 0-236S20-232 20-206C8-201-8-201-20-206Z", lit),
    path("M-20-206C-20-232-10-236-2-236C-10-226-12-214-11-203C-15-204-18-205-20-206Z", shade),
    path("M-20-211C-8-206 8-206 20-211V-205C8-200-8-200-20-205Z", ink.ocotillo),
  ];
}
