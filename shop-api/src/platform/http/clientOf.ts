import { isIPv6 } from 'node:net';
import type { IsTrustedProxy } from '../settings/trustedProxies.ts';

/**
 * The client that a request counts for in limits: its IPv4 address, or the first half of its IPv6 address. A household owns the
 * whole second half and could use a new address for each call. Some proxies write the client's port behind its address: it does not count.
 */
export function clientOf({ ip: written }: { ip: string }): string {
  const ip = /^([\d.]+):\d+$/.exec(written)?.[1] ?? /^\[(.+)\](?::\d+)?$/.exec(written)?.[1] ?? written;
  if (!isIPv6(ip)) return ip;
  const [, ipv4] = /^::ffff:([\d.]+)$/i.exec(ip) ?? [];
  if (ipv4) return ipv4;
  // A URL writes the address in one form: lower case, and only the longest row of zeros is left out.
  const { hostname } = new URL(`http://[${ip.split('%')[0]}]/`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

/** The client of a call; null for our own servers where they name none. */
export type FindClient = (request: { ip: string }) => string | null;

export const clientBeyond =
  (isTrustedProxy: IsTrustedProxy): FindClient =>
  (request) =>
    isTrustedProxy(request.ip) ? null : clientOf(request);
