/** How far a command is: one line that is rewritten on a terminal. Elsewhere, where lines pile up, one within two seconds. */
export function startProgress(stream = process.stdout) {
  const started = performance.now();
  let text = "";
  let shown = Number.NEGATIVE_INFINITY;
  const show = () => {
    const pause = stream.isTTY ? 100 : 1500;
    if (text === "" || performance.now() - shown < pause) return;
    shown = performance.now();
    const line = `${text} (${((shown - started) / 1000).toFixed(0)} s)`;
    // A line that wraps could not be rewritten.
    stream.write(stream.isTTY ? `\r\x1b[K${line.slice(0, (stream.columns || 80) - 1)}` : `${line}\n`);
  };
  const timer = setInterval(show, 100);
  return {
    /** Steps may block the timer, so a late line is shown at once. */
    say(now: string) {
      text = now;
      show();
    },
    end() {
      clearInterval(timer);
      if (stream.isTTY) stream.write("\r\x1b[K");
    },
  };
}
