import fastifyCookie from '@fastify/cookie';
import { guardEdge } from '@festival/service-kit/http/guardEdge';
import type { KnownCallers } from '@festival/service-kit/http/knownCallers';
import type { IsTrustedProxy } from '@festival/service-kit/settings/trustedProxies';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limitClients } from './load-shedding/limitClients.ts';
import { hostCookies } from './security/hostCookies.ts';
import type { Settings } from './settings/settings.ts';

interface HostGuard extends Pick<Settings, 'shopUrls' | 'limits'> {
  isTrustedProxy: IsTrustedProxy;
  /** Carts whose calls are counted per cart. */
  known: KnownCallers;
  /** Whether this server has shown a shop with this slug. */
  isKnownShop: (slug: string) => boolean;
  /** Answers a page over a client's limit with status 429. */
  refusePage: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/** The host names, with their port, under which browsers know the shop; undefined if none is set. */
const hostsOf = (shopUrls: readonly string[]): string[] | undefined =>
  shopUrls.length > 0 ? shopUrls.map((url) => new URL(url).host) : undefined;

/** Guards every route of the host: host names, proxies, TLS, cookies, and limits of clients. Register it before all routes. */
export async function guardHost(
  app: FastifyInstance,
  { shopUrls, limits, isTrustedProxy, known, isKnownShop, refusePage }: HostGuard,
): Promise<void> {
  const isSecure = shopUrls.some((url) => url.startsWith('https:'));
  guardEdge(app, { isTrustedProxy, isSecure, hosts: hostsOf(shopUrls) });
  await app.register(fastifyCookie);
  hostCookies(app, { isSecure });
  await limitClients(app, { limits, known, isKnownShop, refusePage });
}
