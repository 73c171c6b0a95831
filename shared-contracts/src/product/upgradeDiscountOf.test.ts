import { upgradeDiscountOf } from './upgradeDiscountOf.ts';

test.each([
  [18900, 24900, 18900],
  [18900, 15000, 15000],
  [18900, 18900, 18900],
  [0, 24900, 0],
  [18900, 0, 0],
])(
  'a ticket that cost %d cents discounts an upgrade of %d cents by %d cents, at most by the upgrade’s price [UPG-02]',
  (discount, price, taken) => expect(upgradeDiscountOf({ discount }, { price })).toBe(taken),
);
