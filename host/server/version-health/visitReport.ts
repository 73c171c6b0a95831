import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { versionSchema } from '@festival/release-contracts/package/version';
import { revisionSchema } from '@festival/release-contracts/release/release';
import * as z from 'zod/mini';

const once = z.optional(z.literal(true));
const vital = z.optional(z.int().check(z.minimum(0), z.maximum(600_000)));
const stepName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

/** What happened with one version of a remote since the visit's last report; each fact comes once in a visit. */
const remoteVisitSchema = z.object({
  version: versionSchema,
  /** Something of it was shown, or should have been. */
  seen: once,
  /** The remote could not start, or a part of it threw. */
  threw: once,
  /** The browser did not take over what the server had rendered. */
  unhydrated: once,
  completed: once,
  /** After how long the visit's first page could be used. */
  seconds: z.optional(z.number().check(z.minimum(0.01), z.maximum(600))),
  /** What its page felt like, in milliseconds, `cls` in thousandths. */
  inp: vital,
  lcp: vital,
  cls: vital,
  long: vital,
  /** Cents of an order that was placed in a visit with it. */
  sold: z.optional(z.int().check(z.minimum(0), z.maximum(10_000_000))),
});

/** An error of a remote on the page; what may be somebody's is taken out before it is kept (`errorGroups`). */
const visitErrorSchema = z.object({
  remote: remoteNameSchema,
  version: versionSchema,
  kind: z.string().check(z.regex(/^[\w.]{1,60}$/)),
  message: z.string().check(z.maxLength(500)),
  stack: z.string().check(z.maxLength(1_500)),
  step: stepName,
});

const mostRemotes = 32;

/** A page's report of its visit, without personal data; `src/visit-reporting/watchVisit.ts` sends it. [BYD-08] */
export const visitReportSchema = z.object({
  brand: brandIdSchema,
  /** The release that the page was made of. */
  revision: revisionSchema,
  /** The nonce of the visit's first page: its proof, without which nothing is counted (`visitProofs`). */
  proof: z.optional(z.string().check(z.maxLength(64))),
  /** The step that the page was opened on, and that of its slowest press. */
  step: z.optional(stepName),
  pressedOn: z.optional(stepName),
  errors: z.optional(z.array(visitErrorSchema).check(z.maxLength(5))),
  remotes: z
    .record(remoteNameSchema, remoteVisitSchema)
    .check(z.refine((remotes) => Object.keys(remotes).length <= mostRemotes, 'no page has so many remotes')),
});

export type VisitReport = z.infer<typeof visitReportSchema>;
export type VisitError = z.infer<typeof visitErrorSchema>;
export type RemoteVisit = VisitReport['remotes'][string];
