import { slotTraceSchema } from '@festival/release-contracts/release/slotTrace';
import * as z from 'zod/mini';

/** A trace with its diagnosis. */
export const diagnosedTraceSchema = z.object({
  trace: slotTraceSchema,
  fault: z.string(),
  owner: z.object({
    role: z.enum(['release manager', 'operator of the shop', 'operator of the registry', 'team', 'nobody']),
    /** The owner's name, if the registry knows it: the account that published the version or made the release. */
    name: z.optional(z.string()),
  }),
  what: z.string(),
  next: z.string(),
  steps: z.array(z.object({ at: z.nullable(z.number()), what: z.string() })),
});

export const tracesAnswerSchema = z.object({ traces: z.array(diagnosedTraceSchema) });

export type DiagnosedTrace = z.infer<typeof diagnosedTraceSchema>;

/** `the team of mf_tickets (tickets team)` */
export function ownerText({ trace, owner: { role, name } }: Pick<DiagnosedTrace, 'trace' | 'owner'>): string {
  const who = role === 'team' ? `team of ${trace.module.split('/')[0]}` : role;
  return name === undefined ? who : `${who} (${name})`;
}
