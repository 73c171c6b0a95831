import type { PageData } from '../../src/page/pageData.ts';
import { stepFlow } from '../../src/step-flow/stepFlow.ts';

interface Log {
  warn(details: object, message: string): void;
}

/** Tells the log, once for each, of the steps that a shop's config names and its pages go on without [STP-06]. */
export const skippedStepsTeller = () => {
  const told = new Set<string>();
  return ({ config, remotes }: Pick<PageData, 'config' | 'remotes'>, log: Log): void => {
    for (const { name, reason } of stepFlow(config, remotes).skipped) {
      const key = JSON.stringify([config?.slug, name, reason]);
      if (told.has(key)) continue;
      told.add(key);
      log.warn({ shop: config?.slug, step: name, reason }, 'a step of the shop is left out');
    }
  };
};
