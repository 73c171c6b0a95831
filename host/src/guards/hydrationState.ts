import type { HydrationState } from 'react-router-dom';
import type { PageData } from '../page/pageData.ts';
import { routeAt } from '../routes/routeAt.ts';
import { guardRoute } from './guardRoute.ts';

/**
 * What the browser's router begins with on a page that the server made: the guards' answer, as they gave it there. So its
 * first render is the server's, and waits for nothing.
 */
export const hydrationState = (page: PageData, url: URL): HydrationState => {
  const { name, row, params } = routeAt(url.pathname);
  const answer = guardRoute(page, row, { url, params });
  if (answer.kind !== 'error') return { loaderData: { [name]: null } };
  const { status, message = '' } = answer;
  // The shape by which React Router knows an error that a route answered with.
  return { loaderData: {}, errors: { [name]: { status, statusText: '', internal: false, data: message } } };
};
