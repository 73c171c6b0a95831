import type { Records } from '../storage/records.ts';
import { type StagePlan, stagePlanSchema } from './stagePlan.ts';

/** Each brand's last plan. It is stored, so that it continues after a restart of the registry. */
export type PlanStore = ReturnType<typeof planStore>;

export const planStore = (records: Records) => ({
  /** Null if the brand has never had a plan. */
  find: (brand: string) => records.read(`plans/${brand}`, stagePlanSchema),
  keep: (brand: string, plan: StagePlan) => records.replace(`plans/${brand}`, plan),
});
