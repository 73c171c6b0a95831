import { placeAfterLogin } from '../../src/routing/loginAddress.ts';
import { siteAddress } from '../security/siteAddress.ts';
import type { PageDeps } from './pageDeps.ts';
import type { Visit } from './visit.ts';
import { visitShop } from './visitShop.ts';
import { withShops } from './withShops.ts';

/** The visit of the sign-in page: in the shop to return to, or without a shop if the address names none [RTE-04]. */
export async function visitLogin(deps: PageDeps, visit: Visit): Promise<Visit> {
  const { pathname, search } = siteAddress(visit.request.url);
  const [, slug = ''] = siteAddress(placeAfterLogin(pathname + search)).pathname.split('/');
  const inShop = slug === '' ? visit : await visitShop(deps, visit, decodedSlug(slug));
  const { config, failure } = inShop.page;
  return config || failure ? inShop : { ...visit, page: await withShops(visit.page, deps.shopApiUrl) };
}

const decodedSlug = (slug: string): string => {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
};
