import { useShared } from "../shared/useShared.ts";
import { OpenNow } from "./OpenNow.tsx";

type OpenNowProps = Parameters<typeof OpenNow>[0];
interface OpenNowLineProps extends Pick<OpenNowProps, "form" | "className"> {
  /** An office with its own hours; default: the practice. */
  office?: Pick<OpenNowProps, "hours" | "holidays">;
  showHours?: boolean;
}

/** "Open now, closes at 5 PM". While closed, a link to what to do. */
export function OpenNowLine({ office, showHours = false, ...look }: OpenNowLineProps) {
  const { hours, holidays, zone, hoursLines, whenClosed, labels } = useShared();
  return (
    <OpenNow
      {...look}
      {...(showHours && { before: hoursLines[0] ?? "" })}
      hours={office?.hours ?? hours}
      holidays={office?.holidays ?? holidays}
      zone={zone}
      labels={labels.openNow}
      whenClosed={whenClosed}
    />
  );
}
