/** What the build and `npm run publish` ask of a host. A second host is another object of this type. */
import type { HostingRules } from "./rules.ts";

/** `name`: the practice's short name as a slug, which the host knows the site by. */
export interface Host {
  /** Its configuration, by name in the build folder: client/_headers. */
  files: (rules: HostingRules, name: string) => Record<string, string>;
  /** Files of those that lie in the site's own folder. Visitors don't get them. */
  hiddenFiles: string[];
  /**
   * Whether the live build was put there by a rollback, so that nobody but a person may replace it. Asked before anything
   * is built: throws if nothing can be published there.
   */
  isPinned: (name: string) => boolean;
  publish: (build: string, name: string) => void;
  /** Puts the build before live again. Without `pin`, the next scheduled run may replace it. */
  rollback: (name: string, pin: boolean) => void;
  /** Shows a build at an address of its own, and returns it. */
  preview: (build: string, name: string) => string;
  /** Lets a person log in, once. */
  logIn: () => void;
}
