import { isNetwork, trustedProxies, wrongProxy } from './trustedProxies.ts';

test('proxies are trusted by address or by network, and an IPv4 address also in its IPv6 form', () => {
  const isTrusted = trustedProxies(['10.1.0.0/16', '192.0.2.7', 'fd00::/8', '::1']);
  for (const address of ['10.1.0.1', '10.1.255.255', '::ffff:10.1.2.3', '192.0.2.7', 'fd12::1', 'fd12::1%eth0', '::1'])
    expect([address, isTrusted(address)]).toEqual([address, true]);
  for (const address of [
    '10.2.0.1',
    '192.0.2.8',
    '::ffff:10.2.0.1',
    'fe80::1',
    'fe80::1%eth0',
    '',
    'unknown',
    '10.1.0.0/16',
  ])
    expect([address, isTrusted(address)]).toEqual([address, false]);
  expect(trustedProxies([])('127.0.0.1')).toBe(false);
});

test('a word that is neither an address nor a network is recognised', () => {
  for (const word of ['10.0.0.300', 'proxy.internal', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', 'fd00::/129', ''])
    expect([word, isNetwork(word)]).toEqual([word, false]);
  for (const word of ['0.0.0.0/0', '::/0', '10.0.0.1/32', 'fd00::1'])
    expect([word, isNetwork(word)]).toEqual([word, true]);
});

test('a network as large as the whole internet or half of it is refused, with advice on what to configure instead', () => {
  for (const word of [
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/1',
    '128.0.0.0/1',
    '::ffff:0.0.0.0/96',
    '::ffff:0:0/97',
    '::/1',
    '2000::/3',
  ])
    expect([word, wrongProxy(word)]).toEqual([word, expect.stringContaining('your own proxies')]);
  for (const word of ['10.0.0.0/8', 'fc00::/7', 'fd00::/8', '::1', '127.0.0.1', '::ffff:10.0.0.0/104', '2001:db8::/32'])
    expect([word, wrongProxy(word)]).toEqual([word, null]);
  expect(wrongProxy('proxy.internal')).toContain('not an address');
});
