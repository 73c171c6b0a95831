import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { getOrderStatus } from '@festival/shared-contracts/api/checkoutCalls';
import { getProducts } from '@festival/shared-contracts/api/shopCalls';
import { isSoldOut } from '@festival/shared-contracts/product/isSoldOut';
import { fakeApi } from '../page/fakeApi.ts';
import { fakeWorld } from '../page/fakeWorld.ts';
import type { HarnessWorld } from './harnessState.ts';
import { statesOf } from './statesOf.ts';

const worldOf = (name: string): HarnessWorld => {
  const usual = fakeWorld('harness');
  const state = statesOf('tickets', { states: [] }).find((one) => one.name === name);
  if (!state) throw new Error(`There is no state ${name}`);
  return state.world?.(usual) ?? usual;
};

test('every remote has the states that a screen must be able to show', () => {
  expect(statesOf('tickets', { states: [] }).map(({ name }) => name)).toEqual([
    'usual',
    'filled',
    'loading',
    'none',
    'sold-out',
    'updating',
    'failed',
    'long-names',
    'forty',
  ]);
});

test('a remote’s own state comes last, and only for the modules that have it', () => {
  const own = { states: [{ name: 'dropdown', modules: ['tickets'] }] };
  expect(statesOf('tickets', own).at(-1)?.name).toBe('dropdown');
  expect(statesOf('membership', own).map(({ name }) => name)).not.toContain('dropdown');
});

test('a module without products has none of the product states', () => {
  const own = { states: [], shows: { paymentStatus: 'neither' as const } };
  expect(statesOf('paymentStatus', own).map(({ name }) => name)).toEqual(['usual', 'loading']);
});

test('a module that shows the cart has states with forty lines, with long names, and with an empty cart', () => {
  const usual = fakeWorld('harness');
  const lines = Object.fromEntries(
    statesOf('basket', { states: [], shows: { basket: 'cart' } }).map(({ name, world }) => [
      name,
      Object.keys((world?.(usual) ?? usual).quantities).length,
    ]),
  );
  expect(lines).toMatchObject({ usual: 0, 'long-names': usual.products.length });
  expect(lines.forty).toBeGreaterThanOrEqual(40);
});

test('the fake shop returns the orders of a world: one, none, or no response', async () => {
  const params = { cartId: 'harness' };
  const statusIn = async (order: HarnessWorld['order']) => {
    const world = fakeWorld('harness');
    const answer = await callEndpoint(fakeApi(order === undefined ? world : { ...world, order }), getOrderStatus, {
      params,
    });
    return answer.ok ? answer.value.data.status : answer.error.status;
  };
  const failed = { reference: '123456789', status: 'failed' as const, total: 1, email: '', lines: [] };
  expect([await statusIn(undefined), await statusIn(failed), await statusIn(null), await statusIn('away')]).toEqual([
    'completed',
    'failed',
    404,
    0,
  ]);
});

test('the state “sold-out” has no stock of any kind, “none” has no products, and “forty” has forty of each kind', () => {
  expect(
    worldOf('sold-out')
      .products.filter(({ mappedType }) => mappedType !== 'insurance')
      .every(isSoldOut),
  ).toBe(true);
  expect(worldOf('none').products).toEqual([]);
  const kinds = Map.groupBy(worldOf('forty').products, ({ mappedType }) => mappedType);
  expect([...kinds.values()].map(({ length }) => length)).toEqual([...kinds.keys()].map(() => 40));
  const ids = worldOf('forty').products.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the fake shop returns the changes of a state', async () => {
  const answer = await callEndpoint(fakeApi(worldOf('long-names')), getProducts);
  expect(answer.ok && answer.value[0]?.name).toBe(worldOf('long-names').products[0]?.name);
});
