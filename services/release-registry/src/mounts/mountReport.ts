import { versionSchema } from '@festival/release-contracts/package/version';
import * as z from 'zod/mini';

/** A fault as a sentence: module, state, where, and the message. */
const faultText = z.string().check(z.minLength(1), z.maxLength(1_000));

/**
 * The result of mounting a version's exposed modules in a host's shell with a brand's theme. A version with a fault may not go live at that brand.
 * [BYD-09]
 */
export const mountReportSchema = z.object({
  /** The host whose shell was used. */
  host: z.object({ version: versionSchema, contracts: versionSchema }),
  /** Exposed module, without `./` → the states in which it was shown. */
  mounted: z.record(z.string(), z.array(z.string())),
  /** Exposed modules that this host shows nowhere. */
  unplaced: z.array(z.string()),
  /** The faults; absent if there were none. */
  faults: z.optional(z.array(faultText).check(z.minLength(1), z.maxLength(100))),
});

/** A report as the registry stores it: with the account that mounted, and the time (ISO date). */
export const mountRecordSchema = z.extend(mountReportSchema, { by: z.string(), at: z.iso.datetime() });

export type MountReport = z.infer<typeof mountReportSchema>;
export type MountRecord = z.infer<typeof mountRecordSchema>;
