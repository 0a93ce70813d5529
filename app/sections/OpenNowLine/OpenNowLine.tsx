import { OpenNow } from "../../components/OpenNow/OpenNow.tsx";
import { useChrome } from "../useChrome.ts";

type Look = Pick<Parameters<typeof OpenNow>[0], "form" | "className">;

/** "Open now, closes at 5 PM". All offices keep the same hours. */
export function OpenNowLine({ showHours = false, ...look }: Look & { showHours?: boolean }) {
  const { hours, holidays, zone, hoursText, words } = useChrome();
  return (
    <OpenNow
      {...look}
      {...(showHours && { before: hoursText[0] ?? "" })}
      hours={hours}
      holidays={holidays}
      zone={zone}
      words={words.openNow}
    />
  );
}
