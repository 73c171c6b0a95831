import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import type { Result } from '@festival/shared-contracts/errors/result';
import * as z from 'zod/mini';
import type { RegistryAddress } from '../client/registryAddress.ts';
import { type RegistryError, registryErrorSchema } from '../error/registryError.ts';
import { mountReportSchema } from './mountReport.ts';

/** A fault that occurred while an exposed module was mounted in a state: on the server or in the browser, with the message. */
const mountFaultSchema = z.object({
  module: z.string(),
  state: z.string(),
  where: z.enum(['server', 'browser']),
  message: z.string(),
});

/** The result of mounting several remotes. The host's script writes it to standard output. */
const mountOutcomeSchema = z.object({
  host: mountReportSchema.shape.host,
  remotes: z.record(
    remoteNameSchema,
    z.object({
      mounted: mountReportSchema.shape.mounted,
      unplaced: mountReportSchema.shape.unplaced,
      faults: z.array(mountFaultSchema),
    }),
  ),
});

/** The complete output of the script: the result, or the reason why nothing could be mounted. */
export const mountAnswerSchema = z.union([
  z.object({ ok: z.literal(true), value: mountOutcomeSchema }),
  z.object({ ok: z.literal(false), error: registryErrorSchema }),
]);

export type MountFault = z.infer<typeof mountFaultSchema>;
export type MountOutcome = z.infer<typeof mountOutcomeSchema>;

/** Mounts versions (remote → version) together, on top of the versions that a brand's visitors get now. */
export type Mount = (order: {
  registry: RegistryAddress;
  brand: string;
  versions: Readonly<Record<string, string>>;
}) => Promise<Result<MountOutcome, RegistryError>>;
