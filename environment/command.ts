/** Runs a command. What it throws is shown as its message alone, because that is all that an owner needs. */
export async function runCommand(main: () => unknown, mark = "") {
  try {
    await main();
  } catch (error) {
    console.error(`${mark}${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
