import type { PageData } from '../../src/page/pageData.ts';
import { stepFlow } from '../../src/step-flow/stepFlow.ts';

interface Log {
  warn(details: object, message: string): void;
}

/** Logs each configured step that a shop's pages leave out, once [STP-06]. */
export const skippedStepsLog = () => {
  const logged = new Set<string>();
  return (page: Pick<PageData, 'config' | 'remotes' | 'remoteSteps'>, log: Log): void => {
    const { config } = page;
    for (const { name, reason } of stepFlow(page).skipped) {
      const key = JSON.stringify([config?.slug, name, reason]);
      if (logged.has(key)) continue;
      logged.add(key);
      log.warn({ shop: config?.slug, step: name, reason }, 'a step of the shop is left out');
    }
  };
};
