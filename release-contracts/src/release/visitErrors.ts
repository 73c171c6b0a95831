import * as z from 'zod/mini';
import { remoteNameSchema } from '../package/remoteName.ts';
import { versionSchema } from '../package/version.ts';

const text = (most: number) => z.string().check(z.maxLength(most));
const countsSchema = z.record(text(40), z.int().check(z.minimum(1)));

/** Equal errors of one version, with their number, browsers and steps, without personal data. */
export const errorGroupSchema = z.object({
  remote: remoteNameSchema,
  version: versionSchema,
  /** The kind of the report (`remoteSlot.failed`), or `uncaught`. */
  kind: text(60),
  message: text(300),
  /** The stack from the innermost call on, only files of the remote and the shell: `at submit (/remotes/mf_tickets/1.9.0/browser/1.js:1:205)`. */
  frames: z.array(text(300)).check(z.maxLength(8)),
  count: z.int().check(z.minimum(1)),
  /** The number of networks whose visitors had this error, each counted once a day; older hosts do not send it. */
  networks: z.optional(z.int().check(z.minimum(0))),
  browsers: countsSchema,
  steps: countsSchema,
});

/** Sorts errors: those that the most networks have come first. */
export const byNetworks = (one: Pick<ErrorGroup, 'networks'>, other: Pick<ErrorGroup, 'networks'>): number =>
  (other.networks ?? 1) - (one.networks ?? 1);

/** The maximum number of different errors in one report of a host; further ones are omitted. */
export const mostErrorGroups = 100;

export type ErrorGroup = z.infer<typeof errorGroupSchema>;
