import { BlockList, isIP } from 'node:net';

/** Whether an address belongs to a trusted proxy, whose header with the client's address is accepted. */
export type IsTrustedProxy = (address: string) => boolean;

/**
 * Parses `10.0.0.7`, `10.1.0.0/16` or `fd00::/8`; a single address becomes a network of one address. Null for anything
 * else.
 */
function networkOf(word: string): { address: string; bits: number; family: 'ipv4' | 'ipv6' } | null {
  const [address = '', bits, ...more] = word.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return null;
  const all = version === 4 ? 32 : 128;
  if (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= all)) return null;
  return { address, bits: bits === undefined ? all : Number(bits), family: version === 4 ? 'ipv4' : 'ipv6' };
}

export const isNetwork = (word: string): boolean => networkOf(word) !== null;

/**
 * The prefix lengths of the widest accepted networks, which are the networks of private addresses, 10.0.0.0/8 and
 * fc00::/7.
 */
const fewestBits = { ipv4: 8, ipv6: 7 };

/** Whether the network is too wide. In IPv6 form, the prefix of an IPv4 network includes 96 fixed bits. */
function isTooWide(word: string): boolean {
  const network = networkOf(word);
  if (!network) return false;
  const isMapped = network.family === 'ipv6' && /^::(ffff:)?[\d.:]*$/i.test(network.address);
  const fewest = isMapped ? 96 + fewestBits.ipv4 : fewestBits[network.family];
  return network.bits < fewest;
}

/**
 * The problem with an entry of a list of proxies, as the rest of a sentence that starts with the setting's name; null
 * for an address or a network of acceptable size.
 */
export function wrongProxy(word: string): string | null {
  if (!isNetwork(word))
    return `has ${word} in it, which is not an address or a network such as 10.0.0.7, 10.1.0.0/16 or fd00::/8`;
  if (!isTooWide(word)) return null;
  return `has ${word} in it, which believes anybody about anybody's address: name the addresses or networks of your own proxies, such as 10.0.0.7 or 10.1.0.0/16`;
}

/**
 * Checks addresses against a list of addresses and networks. An IPv4 address also matches in its IPv6 form. Throws for
 * an invalid entry.
 */
export function trustedProxies(words: readonly string[]): IsTrustedProxy {
  const trusted = new BlockList();
  for (const word of words) {
    const network = networkOf(word);
    if (network === null) throw new Error(`${word} is not an address or a network`);
    trusted.addSubnet(network.address, network.bits, network.family);
  }
  // Most calls come from the same few servers, so results are cached.
  const known = new Map<string, boolean>();
  return (given) => {
    const answered = known.get(given);
    if (answered !== undefined) return answered;
    // A link-local address ends with its interface: fe80::1%eth0.
    const [address = ''] = given.split('%');
    const version = isIP(address);
    const isTrusted = version !== 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6');
    if (known.size >= 1000) known.clear();
    known.set(given, isTrusted);
    return isTrusted;
  };
}
