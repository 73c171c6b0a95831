import { meantAddress } from './meantAddress.ts';

const token = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';
const secret = 'Zk3-a_'.padEnd(43, 'x');

test.each([
  [`/solstrand/order/${token}`, ''],
  [`/solstrand/order%23${token}`, ''],
  [`/solstrand/order/%23${token}`, ''],
  [`/solstrand/order${token}`, ''],
  [`/Solstrand/Order/${token.toUpperCase()}`, ''],
  [`/solstrand/order/${token}.`, ''],
  [`/solstrand/order/(${token})%3E`, ''],
  [`/solstrand/order/%20${token}`, ''],
  [`/solstrand/order/${token}/`, ''],
  [`/solstrand/order/${token}%3Futm_source=mail`, ''],
  [`/solstrand/order/${token}?utm_source=mail`, '?utm_source=mail'],
  [`/solstrand/order?utm_source=mail%23${token}.`, '?utm_source=mail'],
])('%s leads to the order with its token in the fragment [PAY-04]', (url, query) =>
  expect(meantAddress(url)).toEqual({ to: `/solstrand/order${query}#${token}`, isSecret: true }),
);

test.each(['/solstrand/order/1b4e28ba-2fa1', '/solstrand/order%231b4e28ba-2fa1).'])(
  'a link that was cut short, %s, leads to the order’s page, which can mail it again [PAY-04]',
  (url) => expect(meantAddress(url)).toEqual({ to: '/solstrand/order#1b4e28ba-2fa1', isSecret: true }),
);

test.each([
  `/solstrand/newsletter/${secret}`,
  `/solstrand/newsletter%23${secret}.`,
  `/solstrand/newsletter/%20${secret}`,
])('%s leads to the confirmation of the newsletter [SSO-02]', (url) =>
  expect(meantAddress(url)).toEqual({ to: `/solstrand/newsletter#${secret}`, isSecret: true }),
);

test.each([
  ['/Solstrand', '/solstrand'],
  ['/SOLSTRAND/order', '/solstrand/order'],
  ['/Login', '/login'],
  ['/solstrand.', '/solstrand'],
  ['/solstrand/tickets,', '/solstrand/tickets'],
  ['/solstrand/tickets/weekend).?utm_source=chat', '/solstrand/tickets/weekend?utm_source=chat'],
  ['/solstrand/tickets%E2%80%9D', '/solstrand/tickets'],
  ['/solstrand/order,', '/solstrand/order'],
  ['/Solstrand/tickets,/', '/solstrand/tickets'],
])('%s leads to %s [RTE-01]', (url, to) => expect(meantAddress(url)).toMatchObject({ to }));

test.each([
  '/solstrand',
  '/solstrand/',
  '/solstrand/tickets/Weekend-2027_',
  '/solstrand/order',
  '/solstrand/order/',
  '/solstrand/order?utm_source=mail',
  '/solstrand/orders',
  '/solstrand/order-desk',
  '/solstrand/checkout?cartId=1b4e28ba-2fa1-41d2-883f-0016d3cca427&text=%23',
])('%s is left as it is', (url) => expect(meantAddress(url)).toBeUndefined());
