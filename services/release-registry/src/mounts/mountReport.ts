import { seenCallSchema } from '@festival/release-contracts/package/apiCalls';
import { versionSchema } from '@festival/release-contracts/package/version';
import * as z from 'zod/mini';

/** A fault as a sentence: module, state, where, and the message. */
const faultText = z.string().check(z.minLength(1), z.maxLength(1_000));

/** What was seen when a version's exposed modules were mounted in a host's shell under a brand's theme. With a fault it may not go live there. [BYD-09] */
export const mountReportSchema = z.object({
  /** The host in whose shell they were mounted. */
  host: z.object({ version: versionSchema, contracts: versionSchema }),
  /** Exposed module, without `./` → the states in which it was shown. */
  mounted: z.record(z.string(), z.array(z.string())),
  /** Exposed modules that this host shows nowhere. */
  unplaced: z.array(z.string()),
  /** The calls of the API that the version made in its states: what an open tab of it asks for. Absent in reports of before there was such a list. */
  calls: z.optional(z.array(seenCallSchema).check(z.maxLength(500))),
  /** What went wrong; absent where nothing did. */
  faults: z.optional(z.array(faultText).check(z.minLength(1), z.maxLength(100))),
});

/** A report as the registry keeps it: with who mounted, and when (ISO date). */
export const mountRecordSchema = z.extend(mountReportSchema, { by: z.string(), at: z.iso.datetime() });

export type MountReport = z.infer<typeof mountReportSchema>;
export type MountRecord = z.infer<typeof mountRecordSchema>;
