/** How far a command is: one line that is rewritten on a terminal, otherwise a line every few seconds. */
export function startProgress(stream = process.stdout) {
  const started = performance.now();
  let text = "";
  let shown = 0;
  const show = () => {
    if (text === "") return;
    shown = performance.now();
    const line = `${text} (${((shown - started) / 1000).toFixed(0)} s)`;
    // A line that wraps could not be rewritten.
    stream.write(stream.isTTY ? `\r\x1b[K${line.slice(0, (stream.columns || 80) - 1)}` : `${line}\n`);
  };
  const pause = stream.isTTY ? 100 : 5000;
  const timer = setInterval(show, pause);
  return {
    /** Steps may block the timer, so a late line is shown at once. */
    say(now: string) {
      text = now;
      if (shown === 0 || performance.now() - shown > pause) show();
    },
    end() {
      clearInterval(timer);
      if (stream.isTTY) stream.write("\r\x1b[K");
    },
  };
}
