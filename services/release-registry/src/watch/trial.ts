import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { laneVisitsSchema } from '@festival/release-contracts/release/canaryVisits';
import { pinSchema } from '@festival/release-contracts/release/release';
import * as z from 'zod/mini';

const trialSchema = z.object({
  /** The canary's pin, with the share of the last stage. */
  pin: pinSchema,
  stages: z.array(z.object({ basisPoints: z.number(), stable: laneVisitsSchema, canary: laneVisitsSchema })),
});

export const trialsSchema = z.record(remoteNameSchema, trialSchema);

/** The counted visits of a running canary, by the shares that it has had. */
export type Trial = z.infer<typeof trialSchema>;
