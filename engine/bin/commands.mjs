/**
 * The commands of `verdin`, each with what `--help` says. `file`: its file in cli/, if that has another name.
 * @type {Record<string, { does: string, options?: Record<string, string>, file?: string, args?: string[] }>}
 */
export const commands = {
  start: {
    does: "builds the site unless it is up to date, and serves it. PORT and HOST set the address",
    options: { "--no-build": "serves the site as it was built last" },
  },
  dev: {
    does: "serves the site and reloads it when you save a file",
    options: {
      "--port N": "another port than 5173",
      "--host": "shows it to other devices of the network too",
    },
  },
  edit: {
    does: "forms for the content, beside the site. EDIT_PORT sets their port",
    options: {
      "--build FOLDER github owner/repo": "builds forms for content in a hosted repository instead",
    },
  },
  build: {
    does: "builds the site in build/client",
    options: { "--unless-fresh": "only if it is not up to date" },
  },
  check: {
    does: "lists problems of the content, which stop a build, and advice, which doesn't",
    options: { "--quiet": "problems alone" },
  },
  format: {
    does: "writes content files in the form in which the forms write them, and the addresses of new articles",
  },
  sign: {
    does: 'says in a Spanish file, or for the emergency cards, that a person has read it: verdin sign es/pages/home.yaml --reviewer "Luz Ortega"',
    options: {
      "FILE ...": "files below content/es, or the word safety",
      "--reviewer NAME": "who has compared it, with what qualifies them",
      "--by NAME": "who has translated it, if that is not said yet",
    },
  },
  preflight: {
    does: "lists what is still a sample or unreviewed; the site is not published before that is empty",
  },
  publish: {
    does: "checks, builds, publishes to Cloudflare, and compares the live site with the build",
    options: {
      "--dry-run": "everything but publishing, for a site on any host; lists what would stop it and goes on",
      "--preview": "shows the build at an address of its own",
      "--login": "lets this machine publish, once",
      "--confirm-removed": "publishes although pages of the live site would be gone",
      "--anyway": "publishes although pages have dangerous faults of the program",
      "--scheduled": "publishes nothing after a rollback, for runs that nobody started",
      "--verify URL": "compares with this address instead of url in practice.yaml",
    },
  },
  rollback: { does: "puts the build before live again", file: "publish", args: ["--rollback"] },
  verify: {
    does: "compares a live site with the build, file by file: verdin verify https://www.your-practice.com",
  },
  "new-practice": {
    does: "makes the site of a practice in a new or empty folder: verdin new-practice my-clinic",
    options: {
      "--name --city --state --phone --color --kind": "the answers; what is left out is asked",
      "--spanish": "writes a draft of the Spanish too, for a translator to correct and sign",
    },
  },
  update: {
    does: "takes a newer version of verdin, moves the content to it, checks, and says what changes for patients",
    options: { "--to VERSION": "a version, or the file of a package, instead of the newest" },
  },
  migrate: { does: "moves the content to the form of this version; verdin update calls it" },
  ci: {
    does: "what the workflow runs: checks and previews a change, publishes what is merged, renews the site every night",
  },
};

/** @param {string | undefined} name */
export function helpFor(name) {
  const command = name && commands[name];
  if (!command)
    return `verdin COMMAND, in the folder of a practice (or with --practice FOLDER)\n\n${Object.entries(
      commands,
    )
      .map(([one, { does }]) => `  ${one.padEnd(14)}${does}`)
      .join("\n")}\n\nverdin COMMAND --help lists its options.`;
  const options = Object.entries(command.options ?? {});
  const width = Math.max(0, ...options.map(([option]) => option.length));
  return [
    `verdin ${name}: ${command.does}.`,
    ...options.map(([option, does]) => `  ${option.padEnd(width)}  ${does}`),
  ].join("\n");
}
