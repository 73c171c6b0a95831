import { data, type LoaderFunction, type Params, redirect, redirectDocument } from 'react-router-dom';
import type { PageData } from '../../page/pageData.ts';
import type { RouteRow } from '../routeRow.ts';
import { guardRoute } from './guardRoute.ts';

/** Whether a path of this site is below the page's shop: any other path needs a new document. */
const isInShop = ({ config }: PageData, path: string): boolean => {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return config !== null && (pathname === `/${config.slug}` || pathname.startsWith(`/${config.slug}/`));
};

/** The page that a loader serves. On the server, routes serve many pages, and each call passes its page as the context. */
export type PageOf = (context: unknown) => PageData;

/**
 * A loader that runs a route's guards, on the server and in the browser. `loadCode` loads the code that the route
 * renders.
 * @throws the error of a guard, with its status.
 */
export const guardLoader =
  (
    pageOf: PageOf,
    row: RouteRow,
    loadCode: (page: PageData, params: Params, search: string) => Promise<unknown> | undefined,
  ): LoaderFunction =>
  ({ request, params, context }) => {
    const page = pageOf(context);
    const url = new URL(request.url);
    const answer = guardRoute(page, row, { url, params });
    if (answer.kind === 'proceed') return loadCode(page, params, url.search)?.then(() => null) ?? null;
    if (answer.kind === 'error') throw data(answer.message ?? '', { status: answer.status });
    return (isInShop(page, answer.to) ? redirect : redirectDocument)(answer.to, answer.status);
  };
