import { BlockList, isIP } from 'node:net';

/** Whether an address is of a proxy whose word on a client's address counts. */
export type IsTrustedProxy = (address: string) => boolean;

/** `10.0.0.7`, `10.1.0.0/16`, `fd00::/8`: an address alone is a network of one. Null for what is neither. */
function networkOf(word: string): { address: string; bits: number; family: 'ipv4' | 'ipv6' } | null {
  const [address = '', bits, ...more] = word.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return null;
  const all = version === 4 ? 32 : 128;
  if (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= all)) return null;
  return { address, bits: bits === undefined ? all : Number(bits), family: version === 4 ? 'ipv4' : 'ipv6' };
}

/** Whether this is an address or a network. */
export const isNetwork = (word: string): boolean => networkOf(word) !== null;

/** Who is trusted by a list of addresses and networks; an IPv4 address also as IPv6 has it. Throws for a word that is neither. */
export function trustedProxies(words: readonly string[]): IsTrustedProxy {
  const trusted = new BlockList();
  for (const word of words) {
    const network = networkOf(word);
    if (network === null) throw new Error(`${word} is no address and no network`);
    trusted.addSubnet(network.address, network.bits, network.family);
  }
  // The same few servers ask with each call; whoever else does is forgotten now and then.
  const known = new Map<string, boolean>();
  return (given) => {
    const answered = known.get(given);
    if (answered !== undefined) return answered;
    // A link-local address comes with its interface: fe80::1%eth0.
    const [address = ''] = given.split('%');
    const version = isIP(address);
    const isTrusted = version !== 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6');
    if (known.size >= 1000) known.clear();
    known.set(given, isTrusted);
    return isTrusted;
  };
}
