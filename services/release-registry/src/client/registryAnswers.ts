import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { hostCapabilitiesSchema } from '@festival/release-contracts/package/hostCapabilities';
import { remoteVersionSchema } from '@festival/release-contracts/package/remoteVersion';
import { releaseSchema } from '@festival/release-contracts/release/release';
import * as z from 'zod/mini';
import { mountRecordSchema } from '../mounts/mountReport.ts';
import { previewMadeSchema, previewSchema } from '../previews/preview.ts';
import { stagePlanSchema } from '../stages/stagePlan.ts';
import { rightsSchema } from '../tokens/rights.ts';
import { listedVersionSchema } from '../versions/listedVersion.ts';
import { approvalRuleSchema } from '../waiting/approvalRule.ts';
import { waitingReleaseSchema } from '../waiting/waitingRelease.ts';
import { trialsSchema } from '../watch/trial.ts';

const describedToken = z.object({ id: z.string(), owner: z.string(), rights: rightsSchema, madeAt: z.string() });

/** Sentences that the person who made the release should know. */
const told = { notices: z.optional(z.array(z.string())) };
const released = z.object({ outcome: z.enum(['activated', 'nothing-to-do']), release: releaseSchema, ...told });
const waits = z.object({ outcome: z.literal('waiting'), waiting: waitingReleaseSchema, ...told });
const started = z.object({ outcome: z.literal('started'), plan: stagePlanSchema, ...told });

/** The schemas of the registry’s answers. */
export const registryAnswers = {
  published: z.object({
    outcome: z.enum(['published', 'signed', 'already-there']),
    version: remoteVersionSchema,
  }),
  released: z.discriminatedUnion('outcome', [released, waits]),
  /** The outcome of the request: a release, a started plan, or a release that waits. */
  made: z.discriminatedUnion('outcome', [released, waits, started]),
  waitingList: z.object({ waiting: z.array(waitingReleaseSchema), next: z.optional(z.number()) }),
  previewMade: previewMadeSchema,
  previewList: z.object({ previews: z.array(previewSchema) }),
  previewEnded: z.object({ preview: previewSchema }),
  cancelled: z.object({ waiting: waitingReleaseSchema }),
  approvalRule: z.object({ rule: z.nullable(approvalRuleSchema) }),
  history: z.object({ releases: z.array(releaseSchema), next: z.optional(z.number()) }),
  versionList: z.object({ versions: z.array(listedVersionSchema), next: z.optional(z.string()) }),
  versionsRemoved: z.object({ removed: z.array(z.object({ name: z.string(), version: z.string() })) }),
  visits: z.object({ trials: trialsSchema, ended: z._default(trialsSchema, {}) }),
  tokenMade: z.extend(describedToken, { token: z.string() }),
  tokenList: z.object({ tokens: z.array(describedToken) }),
  tokenEnded: z.object({ ended: z.string() }),
  plan: z.object({ plan: stagePlanSchema }),
  mountKept: z.object({ kept: mountRecordSchema }),
  mounts: z.object({ mounts: z.record(brandIdSchema, mountRecordSchema) }),
  hosts: z.object({ hosts: z.array(hostCapabilitiesSchema) }),
  hostRegistered: z.object({
    outcome: z.enum(['registered', 'checked', 'already-there']),
    incompatible: z.array(
      z.object({ brand: z.string(), name: z.string(), version: z.string(), errors: z.array(z.string()) }),
    ),
  }),
};
