import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { PageData } from '../page/pageData.ts';
import { splitModuleName } from '../remotes/slot/splitModuleName.ts';
import type { RouteRow } from '../routing/routeRow.ts';

/** The reasons why a shop has nothing to show on a known route. */
export type Absence = 'not in this sale' | 'remote not released' | 'dropped by the order';

type Check = (row: RouteRow, page: Pick<PageData, 'config' | 'remotes'>) => boolean;

const isNotInSale: Check = ({ capability }, { config }) =>
  capability !== null && config !== null && !capabilitiesOf(config)[capability];

const isNotReleased: Check = ({ screen }, { remotes }) =>
  screen.kind === 'step' && !Object.hasOwn(remotes, splitModuleName(screen.module).remote);

const isDropped: Check = ({ step }, { config }) =>
  Boolean(step?.flowCapability && config && !capabilitiesOf(config)[step.flowCapability]);

const checks: readonly [Absence, Check][] = [
  ['not in this sale', isNotInSale],
  ['remote not released', isNotReleased],
  ['dropped by the order', isDropped],
];

/** The reason why this shop has nothing to show on a route; null if it has a page for the route [STP-06, RTE-06]. */
export const absenceOf: (...args: Parameters<Check>) => Absence | null = (row, page) =>
  checks.find(([, applies]) => applies(row, page))?.[0] ?? null;
