import { samplePhotograph } from "../Picture/sample-picture.ts";
import { MapSketch } from "./MapSketch.tsx";

const note = "This map is a sketch and isn't to scale.";
const alt = "The office at a crossing";
const drawing = (width: number, height: number) => ({
  width,
  height,
  pins: [{ office: "penasco", x: width / 3, y: height / 2 }],
  svg: `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <path fill="none" stroke="var(--map-road)" stroke-width="14" d="M0 ${height / 2}H${width}M${width / 3} 0V${height}"/>
    <circle fill="var(--map-pin)" cx="${width / 3}" cy="${height / 2}" r="16"/>
    <text fill="var(--map-town)" font-size="24" x="${width / 2}" y="${height / 3}">Peñasco</text>
  </svg>`,
});

export const examples = {
  "drawing, upright on phones": (
    <MapSketch
      map={{ alt, wide: drawing(740, 320), phone: drawing(360, 420) }}
      note={note}
      pins={{ penasco: { label: "Peñasco", path: "/location/penasco-nm" } }}
    />
  ),
  photograph: (
    <MapSketch map={{ alt, picture: samplePhotograph({ width: 740, height: 320, alt }) }} note={note} />
  ),
};
