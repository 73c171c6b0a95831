import type { Capabilities } from '@festival/shared-contracts/shop/capabilities';
import type { PageData } from '../page/pageData.ts';
import { routeAt } from '../routing/routeIn.ts';

const routesWithout = ['login', 'slug-paymentstatus'];

/**
 * Whether a page offers the login: sign-on works, the shop does not hide the login, and the page is neither the
 * payment's result nor the sign-in page, which has its own button [HDR-01, HDR-04].
 */
export const hasAccountControl = (
  { isSignOnAvailable }: Pick<PageData, 'isSignOnAvailable'>,
  capabilities: Pick<Capabilities, 'hidesLogin'> | null,
  pathname: string,
): boolean =>
  isSignOnAvailable === true && capabilities?.hidesLogin === false && !routesWithout.includes(routeAt(pathname).name);
