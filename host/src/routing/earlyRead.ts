import type { LoadContext } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { PageData } from '../page/pageData.ts';
import { stepRows } from './stepRows.ts';

/**
 * The path below `/api` that the `load` of a step's module begins with, as its remote declares it; null where it declares none, or the
 * shop lacks a value of it. The browser sends it with the requests for the code, so a step's data do not wait for that [RTE-14].
 */
export const earlyRead = (
  { remoteSteps }: Pick<PageData, 'remoteSteps'>,
  module: string,
  shop: LoadContext['shop'],
): string | null => {
  for (const { screen, read } of stepRows(remoteSteps).routes.values()) {
    if (screen.kind !== 'step' || screen.module !== module || read === undefined) continue;
    const values: Readonly<Record<string, string>> = { ...shop };
    const path = read.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
    return path.includes('//') ? null : path;
  }
  return null;
};
