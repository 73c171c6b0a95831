import { generatePath } from 'react-router-dom';
import { type Guard, proceed } from './guard.ts';

/** Redirects an alias to its route with the query [RTE-01]. */
export const moved: Guard = ({ route, params, url }) =>
  route.screen.kind === 'moved'
    ? { kind: 'redirect', to: generatePath(route.screen.to, params) + url.search, status: 302 }
    : proceed;
