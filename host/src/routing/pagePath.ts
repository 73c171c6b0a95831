import { generatePath } from 'react-router-dom';
import { type RouteName, routeRow } from './routeTable.ts';

/**
 * The path of a route of the shell: `pagePath('slug-checkout', { slug: 'zomer' })`. @throws if a parameter of its path
 * is missing.
 */
export const pagePath = (name: RouteName, params: Readonly<Record<string, string | undefined>> = {}): string =>
  generatePath(routeRow(name).path, params);
