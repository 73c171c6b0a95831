import type { PageData } from '../../page/pageData.ts';
import type { RouteAt } from '../../routing/routeIn.ts';
import { type HeroPicture, heroPicture } from './heroPicture.ts';

/** The picture at the top of a route's page; null for a page whose picture is not prefetched. */
export const heroOfRoute = (
  { config }: Pick<PageData, 'config'>,
  { name, row }: Pick<RouteAt, 'name' | 'row'>,
): HeroPicture | null => {
  if (row.screen.kind === 'step') return heroPicture(config, row.hero, 'band');
  return name === 'slug' ? heroPicture(config, row.hero, 'stage') : null;
};
