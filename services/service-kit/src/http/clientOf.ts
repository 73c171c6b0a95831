import { isIPv6 } from 'node:net';
import type { IsTrustedProxy } from '../settings/trustedProxies.ts';

/**
 * The client to which rate limits count a request: its IPv4 address, or the first half of its IPv6 address, since a
 * household could use a new second half for each call. A port that a proxy appends is ignored.
 */
export function clientOf({ ip: written }: { ip: string }): string {
  const ip = /^([\d.]+):\d+$/.exec(written)?.[1] ?? /^\[(.+)\](?::\d+)?$/.exec(written)?.[1] ?? written;
  if (!isIPv6(ip)) return ip;
  // A URL writes the address in its canonical form: lower case, hexadecimal, the longest run of zeros left out.
  const { hostname } = new URL(`http://[${ip.split('%')[0]}]/`);
  const written6 = hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(written6) ?? [];
  if (high && low) return [high, low].flatMap(bytesOf).join('.');
  const [before = [], after = []] = written6.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

/** The two bytes of a part of an IPv6 address. */
const bytesOf = (part: string): number[] => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255];

/**
 * The network of a client named by `clientOf`: an IPv4 address, or an IPv6 /48, the largest range that a household
 * gets.
 */
export const networkOf = (client: string): string => client.replace(/^([^:]+:[^:]+:[^:]+):.*::\/64$/, '$1::/48');

/** The network of a call; null for our own servers if they forward no client address. */
export type FindClient = (request: { ip: string }) => string | null;

export const clientBeyond =
  (isTrustedProxy: IsTrustedProxy): FindClient =>
  (request) =>
    isTrustedProxy(request.ip) ? null : networkOf(clientOf(request));
