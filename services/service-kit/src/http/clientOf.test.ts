import { clientOf, networkOf } from './clientOf.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['2001:db8:0:12::1', '2001:db8:0:12::/64'],
  ['2001:0DB8:0000:0012:ffff:1:2:3', '2001:db8:0:12::/64'],
  ['2001:db8::1:2:3:4', '2001:db8:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  // The notation of some proxies.
  ['192.0.2.7:40123', '192.0.2.7'],
  ['[2001:db8::1]:40123', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('calls from %s count towards the client %s', (ip, client) => {
  expect(clientOf({ ip })).toBe(client);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:1100::/64', '2001:db8:1::/48'],
  ['2001:db8:1:1101::/64', '2001:db8:1::/48'],
  ['0:0:0:0::/64', '0:0:0::/48'],
])('the client %s belongs to the network %s', (client, network) => {
  expect(networkOf(client)).toBe(network);
});
