import { discountParts } from './discountParts.ts';

test.each([
  ['an upgrade alone', 18_900, null, { upgrade: 18_900, voucher: 0 }],
  ['a voucher alone', 1000, { cents: 1000 }, { upgrade: 0, voucher: 1000 }],
  ['both', 19_900, { cents: 1000 }, { upgrade: 18_900, voucher: 1000 }],
  ['a cart that costs less than its voucher', 500, { cents: 1000 }, { upgrade: 0, voucher: 500 }],
  ['neither', 0, undefined, { upgrade: 0, voucher: 0 }],
])('a discount is told apart by what it comes from: %s [UPG-02, VCH-01]', (_, discount, voucher, parts) => {
  expect(discountParts({ discount }, voucher)).toEqual(parts);
});
