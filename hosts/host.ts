/**
 * What the build and `npm run publish` ask of a host. A new host is a file with this interface, a line in hosts.ts, and a
 * server in tests/nightly/hosts/servers.spec.ts that answers the table of requests.
 */
import type { HostingRules } from "./rules.ts";

/** What follows `npm run publish -- HOST`. */
export interface Options {
  /** The practice's short name as a slug, for hosts that name their sites. */
  name: string;
  /** A folder, for hosts that take one. */
  place?: string | undefined;
  /** A command that makes the server read its configuration again. */
  reload?: string | undefined;
  /** Address and port of nginx, instead of 8080. */
  listen?: string | undefined;
}

export interface Host {
  /** The words after `npm run publish --`. */
  usage: string;
  /** Its configuration, by name in the build folder: hosting/nginx/site.conf. */
  files: (rules: HostingRules, name: string) => Record<string, string>;
  /** Files of those that lie in the site's own folder. Visitors don't get them. */
  hiddenFiles: string[];
  /**
   * Whether the live build was put there by a rollback, so that nobody but a person may replace it. Asked before anything
   * is built: throws if nothing can be published there.
   */
  isPinned: (options: Options) => boolean;
  publish: (build: string, options: Options) => void;
  /** Puts the build before live again. Without `pin`, the next scheduled run may replace it. */
  rollback: (options: Options, pin: boolean) => void;
  /** Removes builds that are no longer needed. Called when the live site was compared and is as built. */
  tidy?: (options: Options) => void;
  /** Shows a build at an address of its own, and returns it. */
  preview?: (build: string, options: Options) => string;
  /** Lets a person log in, once. */
  logIn?: () => void;
}
