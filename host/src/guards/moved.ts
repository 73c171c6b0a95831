import { generatePath } from 'react-router-dom';
import { type Guard, goOn } from './guard.ts';

/** Another name of a route leads to it, the query kept [RTE-01]. */
export const moved: Guard = ({ route, params, url }) =>
  route.screen.kind === 'moved'
    ? { kind: 'redirect', to: generatePath(route.screen.to, params) + url.search, status: 302 }
    : goOn;
