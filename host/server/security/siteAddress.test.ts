import { locationOf, siteAddress } from './siteAddress.ts';

test.each([
  ['//evil.example/x?a=1', '/evil.example/x?a=1'],
  ['//a//evil.example/x', '/a//evil.example/x'],
  ['/x/..//evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['//', '/'],
  ['/solstrand/tickets?utm_source=x', '/solstrand/tickets?utm_source=x'],
])('%s never leads off the site', (asked, location) => {
  expect(locationOf(siteAddress(asked))).toBe(location);
});
