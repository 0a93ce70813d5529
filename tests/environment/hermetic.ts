/** Environment that makes tests independent of the machine's fonts, time zone and language. */
import path from "node:path";

/** For browsers and other processes of tests. Systems without fontconfig ignore its file. */
export const hermetic = (): Record<string, string> => ({
  FONTCONFIG_FILE: path.resolve("tests/environment/fonts.conf"),
  TZ: "UTC",
  LANG: "C.UTF-8",
  LC_ALL: "C.UTF-8",
});
