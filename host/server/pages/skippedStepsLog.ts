import type { PageData } from '../../src/page/pageData.ts';
import { stepFlow } from '../../src/step-flow/stepFlow.ts';

interface Log {
  warn(details: object, message: string): void;
}

/** Logs each configured step that a shop's pages leave out, once [STP-06]. */
export const skippedStepsLog = () => {
  const logged = new Set<string>();
  return ({ config, remotes }: Pick<PageData, 'config' | 'remotes'>, log: Log): void => {
    for (const { name, reason } of stepFlow({ config, remotes }).skipped) {
      const key = JSON.stringify([config?.slug, name, reason]);
      if (logged.has(key)) continue;
      logged.add(key);
      log.warn({ shop: config?.slug, step: name, reason }, 'a step of the shop is left out');
    }
  };
};
