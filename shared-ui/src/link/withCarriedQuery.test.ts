import { withCarriedQuery } from './withCarriedQuery.ts';

test('the query is kept on the next page [RTE-02]', () => {
  expect(withCarriedQuery('/zomer/tickets', '?utm_source=mail&policyId=7')).toBe(
    '/zomer/tickets?utm_source=mail&policyId=7',
  );
  expect(withCarriedQuery('/zomer/tickets', '')).toBe('/zomer/tickets');
});

test('a parameter in the path itself replaces the kept value [RTE-02]', () => {
  expect(withCarriedQuery('/zomer/checkout?cartId=2&provider=paylogic', '?cartId=1&utm_source=mail')).toBe(
    '/zomer/checkout?utm_source=mail&cartId=2&provider=paylogic',
  );
});

test('a repeated parameter and a hash are not changed', () => {
  expect(withCarriedQuery('/zomer/tickets#cf', '?a=1&a=2')).toBe('/zomer/tickets?a=1&a=2#cf');
});

test('a language that is set for one request is not kept, and neither is the return URL [I18-02]', () => {
  expect(withCarriedQuery('/zomer', '?returnTo=%2Fzomer&a=1')).toBe('/zomer?a=1');
  expect(withCarriedQuery('/zomer/tickets', '?language=es&a=1')).toBe('/zomer/tickets?a=1');
});

test('a parameter that is empty in the path removes the kept parameter, for example when a filter is cleared [TRV-01]', () => {
  expect(withCarriedQuery('/zomer/travel?persons=4&rating=', '?rating=3&a=1')).toBe('/zomer/travel?a=1&persons=4');
});

test('links of the sign-in page keep the query of its return URL, without the cart’s parameters [RTE-02]', () => {
  const back = encodeURIComponent('/zomer/paymentstatus?utm_source=mail&cartId=1&language=es#cf');
  expect(withCarriedQuery('/', `?a=1&returnTo=${back}`)).toBe('/?a=1&utm_source=mail');
});
