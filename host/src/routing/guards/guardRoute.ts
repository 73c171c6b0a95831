import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { PageData } from '../../page/pageData.ts';
import type { RouteRow } from '../routeRow.ts';
import type { GuardAnswer, GuardContext } from './guard.ts';
import { runGuards } from './runGuards.ts';

/** The address of a request for a route. */
type RequestedAddress = Pick<GuardContext, 'url' | 'params'>;

export const guardContextOf = (page: PageData, route: RouteRow, { url, params }: RequestedAddress): GuardContext => {
  const capabilities = page.config && capabilitiesOf(page.config);
  return { route, params, url, page, capabilities };
};

/** The decision of a route's guards for an address. */
export const guardRoute = (page: PageData, route: RouteRow, address: RequestedAddress): GuardAnswer =>
  runGuards(route.guards, guardContextOf(page, route, address));
