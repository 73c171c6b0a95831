import { decodableUrl, locationOf, siteAddress } from './siteAddress.ts';

test.each([
  ['//evil.example/x?a=1', '/evil.example/x?a=1'],
  ['//a//evil.example/x', '/a//evil.example/x'],
  ['/x/..//evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['//', '/'],
  ['/solstrand/tickets?utm_source=x', '/solstrand/tickets?utm_source=x'],
])('%s never redirects to another site', (asked, location) => {
  expect(locationOf(siteAddress(asked))).toBe(location);
});

test.each([
  ['/solstrand/tickets?a=%zz', '/solstrand/tickets?a=%zz'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/%zz', '/%25zz'],
  ['/%', '/%25'],
  ['/%ff/x?a=1?b', '/%25ff/x?a=1?b'],
])('%s becomes an address that can be decoded: %s', (asked, decodable) => {
  expect(decodableUrl(asked)).toBe(decodable);
  expect(() => decodeURIComponent(decodable.split('?')[0] ?? '')).not.toThrow();
});
