import { d, line, ROUND_JOIN, rng, times } from "../../kit/index.ts";

export interface DistantSaguarosOptions {
  width: number;
  /** The top of the strip they stand in, 8 px deep. */
  top: number;
  count: number;
  seed: number;
  color: string;
  /** Whether some also have a left arm. */
  hasLeftArms?: boolean;
  /** Whether to draw the one at x. */
  isShown?: (x: number) => boolean;
}

/** Small saguaros along the horizon, one stroke each. */
export function distantSaguaros(options: DistantSaguarosOptions): string {
  const { width, top, count, seed, color, hasLeftArms = false, isShown = () => true } = options;
  const random = rng(seed);
  const strokes = times(count, () => {
    const x = random() * width;
    const y = top + random() * 8;
    const height = 8 + random() * 15;
    const right = random() > 0.45 ? d`m0 ${height * 0.5}h${height * 0.24}v${-height * 0.26}` : "";
    const hasLeft = hasLeftArms && random() > 0.6;
    const left = hasLeft ? d`M${x} ${y - height * 0.4}h${-height * 0.24}v${-height * 0.3}` : "";
    return isShown(x) ? d`M${x} ${y}v${-height}${right}${left}` : "";
  });
  return line(strokes.join(""), color, 2.6, ROUND_JOIN);
}
