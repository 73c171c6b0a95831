import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Product } from '@festival/shared-contracts/product/product';
import { compareWays, hasRegions } from './compareWays.ts';

const way = (id: string, price: number, meta: Partial<Product['meta']> = {}, stock: number | null = null) =>
  productFor({ id, mappedType: 'comparetransport', price, stock, meta });
const train = way('train', 2780, { region: 'nl', travelMinutes: 75, co2Kilograms: 2.1 });
const car = way('car', 3500, { region: 'nl', travelMinutes: 60, co2Kilograms: 14 });
const coach = way('coach', 6100, { region: 'eu', travelMinutes: 420, co2Kilograms: 15 });

test('each way to travel is marked in the facts in which it is the best: price, time, CO2 [TRN-03]', () => {
  expect(compareWays([productFor({ id: 'weekend' }), car, train, coach])).toEqual([
    { id: 'car', merits: ['fastest'] },
    { id: 'train', merits: ['cheapest', 'cleanest'] },
    { id: 'coach', merits: [] },
  ]);
});

test('a full way comes last and is the best in no fact, unless it is in the cart', () => {
  const full = { ...train, stock: 0 };
  expect(compareWays([full, car, coach])).toEqual([
    { id: 'car', merits: ['cheapest', 'fastest', 'cleanest'] },
    { id: 'coach', merits: [] },
    { id: 'train', merits: [] },
  ]);
  expect(compareWays([full, car], { held: { train: 1 } })[0]).toEqual({
    id: 'train',
    merits: ['cheapest', 'cleanest'],
  });
});

test('equal values and a single value get no mark; two ways can share the best value', () => {
  expect(compareWays([train])[0]?.merits).toEqual([]);
  expect(compareWays([way('a', 10), way('b', 10)]).flatMap(({ merits }) => merits)).toEqual([]);
  expect(compareWays([way('a', 10, { co2Kilograms: 0 }), way('b', 10)]).flatMap(({ merits }) => merits)).toEqual([]);
  const shared = compareWays([way('a', 10), way('b', 10), way('c', 20)]);
  expect(shared.map(({ merits }) => merits)).toEqual([['cheapest'], ['cheapest'], []]);
  expect(compareWays([way('walk', 10, { co2Kilograms: 0 }), car])[0]?.merits).toContain('cleanest');
});

test('one region is compared separately, and is offered only if there are two [TRN-03]', () => {
  expect(compareWays([train, car, coach], { region: 'eu' })).toEqual([{ id: 'coach', merits: [] }]);
  expect(hasRegions([train, coach])).toBe(true);
  expect(
    hasRegions([train, car, productFor({ id: 'bus', mappedType: 'transportation', meta: { region: 'eu' } })]),
  ).toBe(false);
});
