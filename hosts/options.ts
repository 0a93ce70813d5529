/** What follows `npm run publish`. */
export interface Options {
  /** The build to publish. */
  build: string;
  /** What follows the way's name: the folder. */
  name?: string | undefined;
  /** A command that makes the server read its configuration again. */
  reload?: string | undefined;
  /** Address and port of nginx, instead of 8080. */
  listen?: string | undefined;
}
