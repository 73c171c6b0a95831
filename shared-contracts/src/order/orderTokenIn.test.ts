import { orderTokenIn } from './orderTokenIn.ts';

const token = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';

test.each([
  `#${token}`,
  `#${token}.`,
  `#(${token})`,
  `#${token}?utm_source=mail`,
  `#%20${token}`,
  `#${token.toUpperCase()}`,
])('the token of an order is found in %s [PAY-04]', (link) => expect(orderTokenIn(link)).toBe(token));

test.each(['', '#', '#1b4e28ba-2fa1', '#:~:text=Order'])('%s has no token', (link) =>
  expect(orderTokenIn(link)).toBe(''),
);
