import type { PageData } from '../page/pageData.ts';
import type { StepRow } from '../routing/routeRow.ts';
import { stepRouteIn } from '../routing/stepRouteIn.ts';
import { type Absence, absenceOf } from './absenceOf.ts';

interface StepFlow {
  /** The steps of this shop, in order. */
  steps: StepRow[];
  /** Configured steps that the shop leaves out, with the reason for the log [STP-06]. */
  skipped: { name: string; reason: Absence }[];
}

/**
 * The step flow of a shop: the configured steps that have products to choose [STP-01, STP-06]. If an upgradable order
 * leaves a step out, the shop's config intends it, so it is not logged [RTE-06].
 */
export const stepFlow = (page: Pick<PageData, 'config' | 'remotes' | 'remoteSteps'>): StepFlow => {
  const flow: StepFlow = { steps: [], skipped: [] };
  for (const name of new Set(page.config?.steps)) {
    const route = stepRouteIn(page, name);
    const reason = route ? absenceOf(route, page) : 'remote not released';
    if (route && !reason) flow.steps.push(route.step);
    else if (reason && reason !== 'dropped by the order') flow.skipped.push({ name, reason });
  }
  return flow;
};
