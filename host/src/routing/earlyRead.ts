import type { LoadContext } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { PageData } from '../page/pageData.ts';
import { stepRows } from './stepRows.ts';

/**
 * The path below `/api` that the `load` of a step's module requests first, as declared by its remote. Null if the
 * remote declares none, or the shop has no value for a part of it. The browser requests it together with the code, so
 * that a step's data does not wait for the code [RTE-14].
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
