import type { Records } from '../storage/records.ts';
import { type ApprovalRule, approvalRuleSchema } from './approvalRule.ts';

/** Each brand's rule of approvals. */
export type ApprovalStore = ReturnType<typeof approvalStore>;

export const approvalStore = (records: Records) => ({
  /** Null for a brand of which nobody has said anything: it needs no approval. */
  find: (brand: string) => records.read(`approval-rules/${brand}`, approvalRuleSchema),
  keep: (brand: string, rule: ApprovalRule) => records.replace(`approval-rules/${brand}`, rule),
});
