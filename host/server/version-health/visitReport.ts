import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { versionSchema } from '@festival/release-contracts/package/version';
import { revisionSchema } from '@festival/release-contracts/release/release';
import * as z from 'zod/mini';

const once = z.optional(z.literal(true));
const vital = z.optional(z.int().check(z.minimum(0), z.maximum(600_000)));
const stepName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

/** The events of one version of a remote since the visit's last report; each fact is sent once per visit. */
const remoteVisitSchema = z.object({
  version: versionSchema,
  /** A part of the remote was shown, or should have been. */
  seen: once,
  /** The remote could not start, or a part of it threw. */
  threw: once,
  /** The browser could not hydrate the server's rendering. */
  unhydrated: once,
  completed: once,
  /** The time until the visit's first page could be used. */
  seconds: z.optional(z.number().check(z.minimum(0.01), z.maximum(600))),
  /** The vitals of the visit's page, in milliseconds, `cls` in thousandths. */
  inp: vital,
  lcp: vital,
  cls: vital,
  long: vital,
  /** The amount, in cents, of an order that was placed during a visit with this version. */
  sold: z.optional(z.int().check(z.minimum(0), z.maximum(10_000_000))),
});

/** An error of a remote on the page; possible personal data are removed before it is stored (`errorGroups`). */
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
  /** The release from which the page was made. */
  revision: revisionSchema,
  /** The nonce of the visit's first page: its proof, without which the visit is not counted (`visitProofs`). */
  proof: z.optional(z.string().check(z.maxLength(64))),
  /** The step on which the page was opened, and the step of its slowest press. */
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
