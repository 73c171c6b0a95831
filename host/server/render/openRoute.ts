import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
} from 'react-router-dom';
import { shopRoutes } from '../../src/app/router/shopRoutes.tsx';
import type { PageData } from '../../src/page/pageData.ts';
import type { ShownPage } from '../../src/routing/pageTitle.ts';
import { routeIn } from '../../src/routing/routeIn.ts';

/** The outcome of the guards of a requested route. */
type OpenedRoute =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      shown: ShownPage;
      /** A guard's internal failure, for the log; empty otherwise. */
      failure: string;
      context: StaticHandlerContext;
      router: ReturnType<typeof createStaticRouter>;
    };

/** Opens a path and query of this site on a page: runs the guards of its route as the browser does. */
export async function openRoute(page: PageData, url: string): Promise<OpenedRoute> {
  const handler = createStaticHandler(shopRoutes(page));
  const context = await handler.query(new Request(new URL(url, 'http://shop.invalid')));
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const { statusCode: status, location, errors } = context;
  const [error] = Object.values(errors ?? {});
  const failure = status >= 500 && !page.failure ? String(isRouteErrorResponse(error) ? error.data : error) : '';
  const shown: ShownPage = errors ? { kind: 'error', status } : { kind: 'route', ...routeIn(page, location.pathname) };
  return { kind: 'page', status, shown, failure, context, router: createStaticRouter(handler.dataRoutes, context) };
}
