import { useShared } from "../shared/useShared.ts";

/** "TTY 711", for people who are deaf or hard of hearing. Nothing if the practice gives no such number. */
export function TtyLink({ className }: { className?: string | undefined }) {
  const { tty } = useShared();
  return (
    tty && (
      <a href={tty.link} className={className}>
        {tty.label}
      </a>
    )
  );
}
