import type { HydrationState } from 'react-router-dom';
import type { PageData } from '../../page/pageData.ts';
import { routeIn } from '../routeIn.ts';
import { guardRoute } from './guardRoute.ts';

/**
 * The initial state of the browser's router, with the same decision of the guards as on the server. The first render
 * then equals the server's render and does not wait.
 */
export const hydrationState = (page: PageData, url: URL): HydrationState => {
  const { name, row, params } = routeIn(page, url.pathname);
  const answer = guardRoute(page, row, { url, params });
  if (answer.kind !== 'error') return { loaderData: { [name]: null } };
  const { status, message = '' } = answer;
  // React Router recognises the error response of a route by this shape.
  return { loaderData: {}, errors: { [name]: { status, statusText: '', internal: false, data: message } } };
};
