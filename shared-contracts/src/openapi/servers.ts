import type { Endpoint } from '../api/endpoint.ts';
import { servedBy } from '../api/service.ts';

const host = {
  url: '/api',
  description: 'The host, on the page’s own origin, for browsers: x-shop names the shop, and the host adds its token',
};
const api = {
  url: '{api}',
  description: 'What implements the APIs, from server to server',
  variables: { api: { default: 'http://127.0.0.1:3001', description: 'shop-api, or a customer’s own' } },
};

/** The servers of most calls: the host forwards them to the API. */
export const servers = [host, api];

/** The server of a call, if it is only one: the host for sign-on, the API for an answer with keys. */
export const serversOf = ({ service, isForServers }: Endpoint): { servers?: typeof servers } => {
  if (servedBy[service] === 'host') return { servers: [host] };
  return isForServers ? { servers: [api] } : {};
};
