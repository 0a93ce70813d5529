/**
 * Ends a process with the one that started it: a shell or another program in between doesn't pass on every signal, and a server
 * would keep its port. bin/run.mjs has every Node process of a command import it.
 */
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit();
}, 1000).unref();
