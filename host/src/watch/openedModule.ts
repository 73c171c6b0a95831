import type { PageData } from '../page/pageData.ts';
import { routeIn } from '../routes/routeIn.ts';

/** The exposed module of the address at which this document was opened, wherever the visitor has gone since; undefined for a page without one. */
export function openedModule(page: Pick<PageData, 'remoteSteps'>): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  const { screen } = routeIn(page, new URL(navigation?.name ?? location.href).pathname).row;
  return 'module' in screen ? screen.module : undefined;
}
