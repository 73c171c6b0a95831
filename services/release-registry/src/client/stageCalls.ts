import type { StagePlan } from '../stages/stagePlan.ts';
import { callRegistry } from './callRegistry.ts';
import type { RegistryAddress } from './registryAddress.ts';
import { registryAnswers } from './registryAnswers.ts';

type Order = Pick<StagePlan, 'versions' | 'stages' | 'by' | 'reason'> & { parent: number; force?: string; at?: string };

/** Plans that roll versions out to a growing share of a brand's visitors automatically. */
export function stageCalls(address: RegistryAddress) {
  const pathOf = (brand: string) => `/brands/${encodeURIComponent(brand)}/plan`;
  const answer = registryAnswers.plan;
  return {
    /** Starts a plan with its first stage, on top of the release `parent`, now or at a given time. */
    startPlan: (brand: string, order: Order) =>
      callRegistry(address, { method: 'PUT', path: pathOf(brand), body: order, answer: registryAnswers.made }),
    /** Ends the running plan; the share that it has reached remains. */
    stopPlan: (brand: string, order: { by: string; reason: string }) =>
      callRegistry(address, { method: 'DELETE', path: pathOf(brand), body: order, answer }),
    /** The brand's last plan; refused as `no-plan` if there is none. */
    plan: (brand: string) => callRegistry(address, { method: 'GET', path: pathOf(brand), answer }),
  };
}
