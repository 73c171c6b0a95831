import { type RouteName, routeRow } from '@festival/shared-contracts/routes/routeTable';
import { generatePath } from 'react-router-dom';

/** The path of a route: `pagePath('slug-checkout', { slug: 'zomer' })`. @throws when a parameter of its path is missing. */
export const pagePath = (name: RouteName, params: Readonly<Record<string, string | undefined>> = {}): string =>
  generatePath(routeRow(name).path, params);
