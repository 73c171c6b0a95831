import { totalOfStay } from './totalOfStay.ts';

test('the total of a stay is its rooms and its extras; without a room only its extras [TRV-02, BSK-03]', () => {
  const extras = [{ subtotal: 2985 }, { subtotal: 5800 }];
  expect(totalOfStay({ packageOption: { subtotal: 89800 }, extras })).toBe(98585);
  expect(totalOfStay({ packageOption: { subtotal: 89800 }, extras: [] })).toBe(89800);
  expect(totalOfStay({ packageOption: null, extras })).toBe(8785);
});
