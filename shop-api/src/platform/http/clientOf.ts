import { isIPv6 } from 'node:net';

/**
 * Who a request counts for, where calls are limited: its IPv4 address, or the first half of its IPv6 one. A home has all of the
 * other half to itself, and could come from a new address with each call.
 */
export function clientOf({ ip }: { ip: string }): string {
  if (!isIPv6(ip)) return ip;
  const [, ipv4] = /^::ffff:([\d.]+)$/i.exec(ip) ?? [];
  if (ipv4) return ipv4;
  // As a URL has it: small letters, the longest row of zeros left out, and no other.
  const { hostname } = new URL(`http://[${ip.split('%')[0]}]/`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
