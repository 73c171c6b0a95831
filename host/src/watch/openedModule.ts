import { routeAt } from '../routes/routeAt.ts';

/** The exposed module of the address at which this document was opened, wherever the visitor has gone since; undefined for a page without one. */
export function openedModule(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  const { screen } = routeAt(new URL(navigation?.name ?? location.href).pathname).row;
  return 'module' in screen ? screen.module : undefined;
}
