/** Pictures for the examples, so that the gallery works for any practice. */
import type { Picture } from "../../../data/schema/picture.ts";

interface Sample {
  width?: number;
  height?: number;
  alt?: string;
  sky?: string;
  hill?: string;
}

export function samplePicture({
  width = 640,
  height = 400,
  alt = "",
  sky = "#cbe5de",
  hill = "#2f8a85",
}: Sample = {}): Picture {
  const hills = `M0 ${height * 0.85}L${width * 0.35} ${height * 0.65}L${width * 0.6} ${height * 0.9}L${width} ${height * 0.7}V${height}H0Z`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${sky}" d="M0 0H${width}V${height}H0Z"/><path fill="${hill}" d="${hills}"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width, height, alt };
}

/** With the formats that the build generates for a photo. */
export function samplePhotograph(sample: Sample = {}): Picture {
  const picture = samplePicture(sample);
  return { ...picture, sources: [{ type: "image/svg+xml", srcSet: `${picture.src} ${picture.width}w` }] };
}

export const nightColors = { sky: "#0a1e27", hill: "#21444d" };
