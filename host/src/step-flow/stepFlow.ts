import type { PageData } from '../page/pageData.ts';
import { remoteOf, type Step, steps } from './step.ts';

export interface StepFlow {
  /** The steps of this shop, in its order. */
  steps: Step[];
  /** What the config names and the shop goes on without, with the reason, for the log [STP-06]. */
  skipped: { name: string; reason: 'unknown step' | 'remote not released' }[];
}

/** The flow of a shop: the steps its config lists, as far as they exist and apply [STP-01, STP-06, RTE-06]. */
export const stepFlow = ({ config, remotes }: Pick<PageData, 'config' | 'remotes'>): StepFlow => {
  const flow: StepFlow = { steps: [], skipped: [] };
  for (const name of new Set(config?.steps)) {
    const step = steps.find((one) => one.name === name);
    if (!step) flow.skipped.push({ name, reason: 'unknown step' });
    else if (!Object.hasOwn(remotes, remoteOf(step))) flow.skipped.push({ name, reason: 'remote not released' });
    else if (config && step.isApplicable(config)) flow.steps.push(step);
  }
  return flow;
};
