import type { Records } from '../storage/records.ts';
import { type StagePlan, stagePlanSchema } from './stagePlan.ts';

/** Each brand's last plan, so that a registry that starts anew goes on. */
export type PlanStore = ReturnType<typeof planStore>;

export const planStore = (records: Records) => ({
  /** Null for a brand that never had one. */
  find: (brand: string) => records.read(`plans/${brand}`, stagePlanSchema),
  keep: (brand: string, plan: StagePlan) => records.replace(`plans/${brand}`, plan),
});
