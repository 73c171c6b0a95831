import type { PageData } from '../../src/page/pageData.ts';
import type { ServerModuleSource } from './serverModuleSource.ts';

/**
 * The modules that are sent as skeletons, for the page's data. The server can't tell which of them were late, so all of them count as late. [FED-05]
 */
export function unrenderedIn({
  errorReports,
  modulesUsed,
}: Pick<ServerModuleSource, 'errorReports' | 'modulesUsed'>): Pick<PageData, 'unrendered'> {
  const isLate = errorReports.some(({ kind, module }) => kind === 'page.partly' && module === undefined);
  const unrendered = isLate ? [...modulesUsed] : errorReports.flatMap(({ module }) => module ?? []);
  return unrendered.length === 0 ? {} : { unrendered: [...new Set(unrendered)] };
}
