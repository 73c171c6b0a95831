import * as z from 'zod/mini';

/** Whether a second account has to approve each release of a brand, who said so, when and why. */
export const approvalRuleSchema = z.object({
  isNeeded: z.boolean(),
  by: z.string(),
  reason: z.string(),
  at: z.iso.datetime(),
});

export type ApprovalRule = z.infer<typeof approvalRuleSchema>;
