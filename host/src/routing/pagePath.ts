import { generatePath } from 'react-router-dom';
import { type RouteName, routeRow } from './routeTable.ts';

/** The path of a route of the shell's own: `pagePath('slug-checkout', { slug: 'zomer' })`. @throws when a parameter of its path is missing. */
export const pagePath = (name: RouteName, params: Readonly<Record<string, string | undefined>> = {}): string =>
  generatePath(routeRow(name).path, params);
