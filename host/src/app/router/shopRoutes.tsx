import type { RouteObject } from 'react-router-dom';
import type { PageData } from '../../page/pageData.ts';
import { ErrorPage } from '../../pages/error/ErrorPage.tsx';
import { FrameBoundary } from '../../pages/error/FrameBoundary.tsx';
import { heroOfRoute } from '../../pages/hero/heroOfRoute.ts';
import { requestHero } from '../../pages/hero/requestHero.ts';
import type { SlotAddress } from '../../remotes/slot/remoteModuleSource.ts';
import { queryOfRoute, slotOfRoute } from '../../remotes/slot/slotOfRoute.ts';
import { guardLoader, type PageOf } from '../../routing/guards/guardLoader.ts';
import type { RouteAt } from '../../routing/routeIn.ts';
import type { RouteRow } from '../../routing/routeRow.ts';
import { routesIn } from '../../routing/routesIn.ts';
import { absenceOf } from '../../step-flow/absenceOf.ts';
import { ShopFrame } from '../shell/ShopFrame.tsx';
import { RoutePage } from './RoutePage.tsx';
import { loadShellPage, shellPageOf } from './shellPages.ts';

/**
 * Milliseconds for which the old page stays after a press while the new page's code and data load; then the skeleton is
 * shown [CNT-10].
 */
const patience = 1_000;

/** Loads the module of a remote slot before its page is shown. The server has every module, so it loads nothing. */
type PrepareSlot = (slot: SlotAddress) => Promise<void>;

const inPatience = (loading: Promise<void>): Promise<void> =>
  Promise.race([loading, new Promise<void>((resolve) => setTimeout(resolve, patience))]);

/** The parts of the address on which a route's loader depends. */
const addressOf = (row: RouteRow, { pathname, search }: URL): string => `${pathname}?${queryOfRoute(row, search)}`;

const routeOf = (pageOf: PageOf, name: string, row: RouteRow, prepareSlot: PrepareSlot | undefined): RouteObject => {
  const prepareStep = async (page: PageData, slot: SlotAddress, prepareSlot: PrepareSlot): Promise<void> => {
    await prepareSlot(slot);
    // Requested while the page is rendered; otherwise the browser would find the picture only after the render.
    const hero = heroOfRoute(page, { name, row });
    if (hero) requestHero(hero);
  };
  const loadCode = (page: PageData, params: RouteAt['params'], search: string): Promise<unknown> | undefined => {
    const slot = absenceOf(row, page) ? null : slotOfRoute(row, params, search);
    if (!slot) return loadShellPage(shellPageOf({ name, row }, page));
    return prepareSlot && inPatience(prepareStep(page, slot, prepareSlot));
  };
  return {
    id: name,
    path: row.path,
    loader: guardLoader(pageOf, row, loadCode),
    // A guard's decision applies while the path stays the same, so opening a panel does not run the guard again. A
    // changed filter runs the loader again.
    shouldRevalidate: ({ currentUrl, nextUrl }) => addressOf(row, currentUrl) !== addressOf(row, nextUrl),
    element: <RoutePage name={name} row={row} />,
    errorElement: <ErrorPage />,
  };
};

type Steps = Pick<PageData, 'remoteSteps'>;

const framedRoutes = (steps: Steps, pageOf: PageOf, prepareSlot?: PrepareSlot): RouteObject[] => [
  {
    id: 'shell',
    element: <ShopFrame />,
    errorElement: (
      <FrameBoundary>
        <ShopFrame>
          <ErrorPage />
        </ShopFrame>
      </FrameBoundary>
    ),
    children: [...routesIn(steps)].map(([name, row]) => routeOf(pageOf, name, row, prepareSlot)),
  },
];

/** All routes of a page inside the shop's frame, with their guards [RTE-01]. */
export const shopRoutes = (page: PageData, prepareSlot?: PrepareSlot): RouteObject[] =>
  framedRoutes(page, () => page, prepareSlot);

/** The same routes for all pages with these steps. A call on the server passes its page as the context. */
export const routesOfPages = (steps: Steps): RouteObject[] => framedRoutes(steps, (context) => context as PageData);
