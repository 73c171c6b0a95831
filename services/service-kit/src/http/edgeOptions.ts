import type { IsTrustedProxy } from '../settings/trustedProxies.ts';

/** Timeouts for a client, in milliseconds. */
export type ClientPatience = {
  /** The maximum time to send a whole request with its body. */
  request: number;
  /** The maximum time to send the headers of a request. */
  headers: number;
  /**
   * The maximum time between two requests on one connection. It is longer than a proxy's timeout; otherwise the proxy
   * would send a request into a closing connection.
   */
  idle: number;
  /** The maximum time without a byte in either direction, as with a client that does not read the response. */
  silence: number;
  /** The interval between checks of the connections. */
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

/** Fastify's options for a public service: the proxies whose client address it trusts, and its timeouts. */
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
