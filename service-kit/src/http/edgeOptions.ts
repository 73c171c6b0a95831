import type { IsTrustedProxy } from '../settings/trustedProxies.ts';

/** Milliseconds that a client may take. */
export type ClientPatience = {
  /** To send a whole request, its body too. */
  request: number;
  /** To send the headers of a request. */
  headers: number;
  /** Between two requests on one connection. Longer than proxies keep theirs, or one of them sends a request into a closing connection. */
  idle: number;
  /** Without a byte in either direction: a reader that takes nothing of an answer. */
  silence: number;
  /** How often connections are checked. */
  check: number;
};

export const usualPatience: ClientPatience = {
  request: 30_000,
  headers: 10_000,
  idle: 72_000,
  silence: 120_000,
  check: 2_000,
};

type EdgeOptions = { isTrustedProxy?: IsTrustedProxy; patience?: Partial<ClientPatience> };

/** Fastify's options of a service that strangers reach: whom it believes about a client's address, and how long it waits for one. */
export function edgeOptions({ isTrustedProxy, patience = {} }: EdgeOptions) {
  const { request, headers, idle, silence, check } = { ...usualPatience, ...patience };
  return {
    trustProxy: isTrustedProxy ?? false,
    requestTimeout: request,
    keepAliveTimeout: idle,
    connectionTimeout: silence,
    http: { headersTimeout: headers, connectionsCheckingInterval: check },
  };
}
