/** What a test must not take from the machine it runs on: fonts, time zone, language. */
import { writeFontConfig } from "./fonts.ts";

/** For browsers and whatever else tests start. Other systems than Linux have no fontconfig and pass over its file. */
export const hermetic = (): Record<string, string> => ({
  FONTCONFIG_FILE: writeFontConfig(),
  TZ: "UTC",
  LANG: "C.UTF-8",
  LC_ALL: "C.UTF-8",
});
