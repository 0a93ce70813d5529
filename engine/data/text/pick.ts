/** Some entries of an object: pages carry no others to the browser. */
export function pick<T extends object, Name extends keyof T>(from: T, ...names: Name[]): Pick<T, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>;
}
