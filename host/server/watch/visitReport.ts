import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { versionSchema } from '@festival/release-contracts/package/version';
import { revisionSchema } from '@festival/release-contracts/release/release';
import * as z from 'zod/mini';

const once = z.optional(z.literal(true));

/** What happened with one version of a remote since the visit's last report; each fact comes once in a visit. */
const remoteVisitSchema = z.object({
  version: versionSchema,
  /** Something of it was shown, or should have been. */
  seen: once,
  /** It could not start, or a part of it threw. */
  threw: once,
  /** The browser did not take over what the server had rendered. */
  unhydrated: once,
  completed: once,
  /** After how long the visit's first page could be used. */
  seconds: z.optional(z.number().check(z.minimum(0.01), z.maximum(600))),
});

const mostRemotes = 32;

/** A page's report of its visit, without anything that says whose it is: `src/watch/watchVisit.ts` sends it. [BYD-08] */
export const visitReportSchema = z.object({
  brand: brandIdSchema,
  /** The release that the page was made of. */
  revision: revisionSchema,
  /** The nonce of the visit's first page: its proof, without which nothing is counted (`visitProofs`). */
  proof: z.optional(z.string().check(z.maxLength(64))),
  remotes: z
    .record(remoteNameSchema, remoteVisitSchema)
    .check(z.refine((remotes) => Object.keys(remotes).length <= mostRemotes, 'no page has so many remotes')),
});

export type VisitReport = z.infer<typeof visitReportSchema>;
export type RemoteVisit = VisitReport['remotes'][string];
