import * as z from 'zod/mini';

/** Whether a second account must approve each release of a brand, and who set this, when and why. */
export const approvalRuleSchema = z.object({
  isNeeded: z.boolean(),
  by: z.string(),
  reason: z.string(),
  at: z.iso.datetime(),
});

export type ApprovalRule = z.infer<typeof approvalRuleSchema>;
