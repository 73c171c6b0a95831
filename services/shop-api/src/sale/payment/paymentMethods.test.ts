import { paymentMethods } from './paymentMethods.ts';

test('a method is offered for the amounts that the provider takes, in cents, and nothing is needed for a free order [PAY-01, PAY-02]', () => {
  const offered = [{ uid: 'ideal' }, { uid: 'card', least: 100, most: 1_000_000 }] as const;
  const uidsFor = (total: number) => paymentMethods(total, offered).map(({ uid }) => uid);
  expect([99, 100, 1_000_000, 1_000_001].map(uidsFor)).toEqual([
    ['ideal'],
    ['ideal', 'card'],
    ['ideal', 'card'],
    ['ideal'],
  ]);
  expect(uidsFor(0)).toEqual(['no-payment-required']);
});
