/** All inks. Pick from these; don't add hues. */
export const ink = {
  night: "#0F2A33",
  deep: "#0A3B40",
  pine: "#0F4A4A",
  teal: "#0B5F60",
  patina: "#2F8A85",
  turquoise: "#84C2B8",
  mist: "#CBE5DE",
  haze: "#E4F1EC",
  dawn: "#FDEBDC",
  peach: "#FAD6BB",
  apricot: "#F5B48E",
  coral: "#E98A66",
  ocotillo: "#D4502B",
  clay: "#B5603C",
  chestnut: "#8C3B22",
  adobe: "#DDA27A",
  adobeLit: "#F0C7A2",
  adobeShade: "#B97653",
  lilac: "#C9B6C4",
  mauve: "#A48AA3",
  plum: "#725A7B",
  dusk: "#4A4166",
  sun: "#F6BB42",
  sunPale: "#FBDD96",
  sand: "#F3DFC1",
  sandMid: "#E8C89D",
  sandShade: "#CFA273",
  earth: "#8A5A3F",
  wood: "#6E3F2E",
  cactus: "#3F7B63",
  cactusShade: "#1F5650",
  cactusLit: "#86AE7C",
  sage: "#9DB39A",
  sageShade: "#6B8B7A",
  verde: "#8CA24A",
  verdeShade: "#5E7F41",
  verdeLit: "#BCC56A",
  white: "#FFFBF4",
  paper: "#FFFDF6",
  shade: "#E9E1D6",
  grey: "#97A5A3",
  ink: "#17343A",
} as const;

/** The three inks of one form. The light comes from the right, always. */
export type Tones = readonly [shade: string, local: string, lit: string];

/** A mountain's inks: its body, the facets in the sun, the gullies on those facets. */
export type RangeTones = readonly [shade: string, lit: string, gully?: string];

/** [top edge, ink], from the zenith down. */
export type SkyBand = readonly [y: number, color: string];

/** [disc, rings...], from the inside out. */
export type SunTones = readonly string[];

export type CloudTones = readonly [body: string, under: string];

export interface BirdInks {
  body: string;
  belly: string;
  head: string;
  wing: string;
  shoulder: string;
  beak: string;
  eye: string;
}

/** All the inks of one landscape in one light. */
export interface Palette {
  isNight: boolean;
  /** Sky bands for a picture 860 high. */
  bands: readonly [SkyBand, SkyBand, SkyBand, SkyBand, SkyBand];
  ray: string;
  rayOpacity: number;
  sun: readonly [disc: string, ring: string, halo: string];
  cloud: CloudTones;
  far: RangeTones;
  mid: RangeTones;
  near: RangeTones;
  haze: string;
  /** The line of distant scrub, and the lit strip below it. */
  hill: readonly [shade: string, lit: string];
  /** The desert floor. The front lip has the color of the page's next section. */
  ground: readonly [back: string, middle: string, front: string];
  trail: string;
  fleck: string;
  shadow: string;
  cactus: Tones;
  verde: Tones;
  agave: Tones;
  bush: Tones;
  flame: string;
  flower: string;
  inBloom: boolean;
  /** Adobe walls. */
  wall: readonly [lit: string, local: string, shade: string];
  /** The wall in the shade of the ramada. */
  porch: string;
  trim: string;
  viga: string;
  pane: string;
  glow: string;
  bird: Partial<BirdInks>;
}
