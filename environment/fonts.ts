/**
 * The fonts for tests: only those of the project's packages, so that pages render the same on every Linux
 * machine. Browsers find them through our own fontconfig file.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const packages = path.resolve("node_modules/@expo-google-fonts");

/** Metric-compatible with the fallback fonts in app/theme/fonts.css, whose licenses forbid redistribution. */
const standIns = [
  { family: "Gelasio", for: "Georgia" },
  { family: "Tinos", for: "Times New Roman" },
  { family: "Arimo", for: "Arial" },
];
const generic = { serif: "Tinos", "sans-serif": "Arimo", "system-ui": "Arimo", monospace: "Arimo" };

const upright = ["400Regular", "700Bold"];
const withItalics = [...upright, "400Regular_Italic", "700Bold_Italic"];
/** By package; each weight is a folder. The last ones are for the scripts on the language assistance page. */
const weights: Record<string, string[]> = {
  gelasio: withItalics,
  tinos: withItalics,
  arimo: withItalics,
  roboto: withItalics,
  "noto-serif": withItalics,
  "noto-naskh-arabic": upright,
  "noto-sans-syriac": upright,
  "noto-sans-thai": upright,
  "zcool-xiaowei": ["400Regular"],
  "gowun-dodum": ["400Regular"],
  kosugi: [""],
};

export const fontFolders = Object.entries(weights).flatMap(([name, folders]) =>
  folders.map((folder) => path.join(packages, name, folder)),
);

/** `local("Georgia Bold")` matches a font's full name, which fontconfig aliases don't cover: a scan rule adds it. */
const namedLike = (family: string, style: string, name: string) => `
  <match target="scan">
    <test name="family"><string>${family}</string></test>
    <test name="style"><string>${style}</string></test>
    <edit name="fullname" mode="append_last"><string>${name}</string></edit>
  </match>`;

const alias = (name: string, family: string) => `
  <alias binding="same"><family>${name}</family><prefer><family>${family}</family></prefer></alias>`;

export const fontConfig = (folders: string[], cache: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join("\n")}
  <cachedir>${cache}</cachedir>
${standIns.map((font) => namedLike(font.family, "Regular", font.for) + namedLike(font.family, "Bold", `${font.for} Bold`)).join("")}
${standIns.map((font) => alias(font.for, font.family)).join("")}
${Object.entries(generic)
  .map(([name, family]) => alias(name, family))
  .join("")}
  <match target="pattern">
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;

/** Writes the file and returns its path. Doesn't rewrite an identical file: a browser may be reading it. */
export function writeFontConfig(): string {
  const folder = path.resolve(".cache/fontconfig");
  const file = path.join(folder, "fonts.conf");
  const config = fontConfig(fontFolders, path.join(folder, "cache"));
  if (existsSync(file) && readFileSync(file, "utf8") === config) return file;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, config);
  return file;
}
