import { isStateRequired } from './isStateRequired.ts';

test('adyen needs a state for US and CA, paylogic for US and BR, in upper or lower case [CHK-06]', () => {
  const needing = (provider: 'adyen' | 'paylogic') =>
    ['US', 'us', 'CA', 'ca', 'BR', 'br', 'NL'].filter((country) => isStateRequired(provider, country));
  expect(needing('adyen')).toEqual(['US', 'us', 'CA', 'ca']);
  expect(needing('paylogic')).toEqual(['US', 'us', 'BR', 'br']);
});
