import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
} from 'react-router-dom';
import { routesOfPages } from '../../src/app/router/shopRoutes.tsx';
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

type Handler = ReturnType<typeof createStaticHandler>;

/** The routes made so far, once for all pages with the same steps. A page without steps of remotes has the shell's own routes. */
const handlers = new WeakMap<object, Handler>();
const withoutSteps = {};

function handlerFor({ remoteSteps }: Pick<PageData, 'remoteSteps'>): Handler {
  const key = remoteSteps ?? withoutSteps;
  const handler = handlers.get(key) ?? createStaticHandler(routesOfPages(remoteSteps ? { remoteSteps } : {}));
  handlers.set(key, handler);
  return handler;
}

/** Opens a path and query of this site on a page: runs the guards of its route as the browser does. */
export async function openRoute(page: PageData, url: string): Promise<OpenedRoute> {
  const handler = handlerFor(page);
  const context = await handler.query(new Request(new URL(url, 'http://shop.invalid')), { requestContext: page });
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const { statusCode: status, location, errors } = context;
  const [error] = Object.values(errors ?? {});
  const failure = status >= 500 && !page.failure ? String(isRouteErrorResponse(error) ? error.data : error) : '';
  const shown: ShownPage = errors ? { kind: 'error', status } : { kind: 'route', ...routeIn(page, location.pathname) };
  return { kind: 'page', status, shown, failure, context, router: createStaticRouter(handler.dataRoutes, context) };
}
