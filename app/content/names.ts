/** Names as pages write them. */

/** A name with its credential. FNP-C stays whole: word joiners, because our fonts have no hyphen that does not break. */
export const fullName = (person: { name: string; credential: string }) =>
  `${person.name}, ${person.credential.replaceAll("-", "\u2060-\u2060")}`;

/** Sun City stays on one line. */
export const keepTogether = (name: string) => name.replaceAll(" ", "\u00a0");
