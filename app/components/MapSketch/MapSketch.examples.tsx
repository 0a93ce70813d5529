import { samplePhotograph } from "../Picture/sample-picture.ts";
import { MapSketch } from "./MapSketch.tsx";

const note = "This map is a sketch and isn't to scale.";
const drawing = (width: number, height: number) => ({
  width,
  height,
  pins: [],
  svg: `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <path fill="none" stroke="var(--map-road)" stroke-width="14" d="M0 ${height / 2}H${width}M${width / 3} 0V${height}"/>
    <circle fill="var(--map-pin)" cx="${width / 3}" cy="${height / 2}" r="16"/>
    <text fill="var(--map-town)" font-size="24" x="${width / 2}" y="${height / 3}">Peñasco</text>
  </svg>`,
});

export const examples = {
  drawing: <MapSketch map={{ alt: "The office at a crossing", wide: drawing(740, 320) }} note={note} />,
  "drawing, upright on phones": (
    <MapSketch
      map={{ alt: "The office at a crossing", wide: drawing(740, 320), phone: drawing(360, 420) }}
      note={note}
    />
  ),
  photograph: (
    <MapSketch
      map={{
        alt: "The office from the street",
        picture: samplePhotograph({ width: 740, height: 320, alt: "The office from the street" }),
      }}
      note={note}
    />
  ),
};
