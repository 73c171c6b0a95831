import { type RouteName, routeNames, routeRow } from '@festival/shared-contracts/routes/routeTable';
import type { RouteObject } from 'react-router-dom';
import { ErrorPage } from '../error-page/ErrorPage.tsx';
import { guardLoader } from '../guards/guardLoader.ts';
import type { PageData } from '../page/pageData.ts';
import { ShopFrame } from '../shell/ShopFrame.tsx';
import { RoutePage } from './RoutePage.tsx';
import { loadShellPage, shellPageOf } from './shellPages.ts';

const routeOf = (page: PageData, name: RouteName): RouteObject => {
  const row = routeRow(name);
  return {
    id: name,
    path: row.path,
    loader: guardLoader(page, row, () => loadShellPage(shellPageOf(name, page))),
    // A guard's decision applies while the path stays the same; opening a panel does not run it again.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    element: <RoutePage name={name} />,
    errorElement: <ErrorPage />,
  };
};

/** All routes of the table inside the shop's frame, with their guards [RTE-01]. */
export const shopRoutes = (page: PageData): RouteObject[] => [
  {
    id: 'shell',
    element: <ShopFrame />,
    errorElement: (
      <ShopFrame>
        <ErrorPage />
      </ShopFrame>
    ),
    children: routeNames.map((name) => routeOf(page, name)),
  },
];
