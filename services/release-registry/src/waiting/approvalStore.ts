import type { Records } from '../storage/records.ts';
import { type ApprovalRule, approvalRuleSchema } from './approvalRule.ts';

/** Each brand's approval rule. */
export type ApprovalStore = ReturnType<typeof approvalStore>;

export const approvalStore = (records: Records) => ({
  /** Null if the rule was never set: the brand needs no approval. */
  find: (brand: string) => records.read(`approval-rules/${brand}`, approvalRuleSchema),
  keep: (brand: string, rule: ApprovalRule) => records.replace(`approval-rules/${brand}`, rule),
});
