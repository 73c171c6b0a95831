import * as z from 'zod/mini';

/** Whether a second account must approve each release of a brand; with the account, time and reason of the setting. */
export const approvalRuleSchema = z.object({
  isNeeded: z.boolean(),
  by: z.string(),
  reason: z.string(),
  at: z.iso.datetime(),
});

export type ApprovalRule = z.infer<typeof approvalRuleSchema>;
