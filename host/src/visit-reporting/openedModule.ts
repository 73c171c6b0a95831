import type { PageData } from '../page/pageData.ts';
import { routeIn } from '../routing/routeIn.ts';

/** The path at which this document was opened, even if the visitor has navigated since. */
export function openedPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? location.href).pathname;
}

/**
 * The exposed module of the address at which this document was opened, even if the visitor has navigated since;
 * undefined for a page without one.
 */
export function openedModule(page: Pick<PageData, 'remoteSteps'>): string | undefined {
  const { screen } = routeIn(page, openedPath()).row;
  return 'module' in screen ? screen.module : undefined;
}
