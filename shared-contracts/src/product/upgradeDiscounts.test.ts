import { sumOfDiscounts, upgradeDiscounts } from './upgradeDiscounts.ts';

const option = (productId: string) => ({ id: productId, productId, name: '' });
const weekend = { id: 'weekend', name: '', discount: 18900, upgradeOptions: ['camping', 'vip'].map(option) };
const prices: Record<string, number> = { camping: 24900, vip: 15000 };
const discounts = (quantities: Record<string, number>, bought: number) =>
  upgradeDiscounts(quantities, {
    upgrades: [weekend],
    boughtOf: () => bought,
    productOf: (id) => (id in prices ? { price: prices[id] ?? 0 } : undefined),
  });

test('each earlier ticket counts once, and at most for the price of its upgrade [UPG-02]', () => {
  expect([...discounts({ camping: 2, vip: 1 }, 3)]).toEqual([
    ['camping', 37800],
    ['vip', 15000],
  ]);
  expect([...discounts({ camping: 2, vip: 1 }, 1)]).toEqual([['camping', 18900]]);
  expect(sumOfDiscounts(discounts({ camping: 2, vip: 1 }, Number.POSITIVE_INFINITY))).toBe(52800);
  expect(sumOfDiscounts(discounts({ locker: 1 }, 3))).toBe(0);
});
