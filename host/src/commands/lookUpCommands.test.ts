import { primitives } from '@festival/shared-contracts/state/primitives';
import { userSchema } from '@festival/shared-contracts/user/user';
import { fakeShopApi, settled } from '../../testing/fakeShopApi.ts';
import { pageFor } from '../../testing/pageFor.ts';
import { createPageStore } from '../page-store/createPageStore.ts';
import { lookUpCommands } from './lookUpCommands.ts';
import { notYetCommands } from './notYet.ts';

const noor = userSchema.parse({ id: 'noor', profile: { email: 'noor@example.com' } });

const start = async (user: typeof noor | null = noor) => {
  const store = createPageStore(pageFor({ user }), '/zomer/tickets');
  const api = fakeShopApi();
  const report = jest.fn();
  const commands = lookUpCommands({ store, http: api.http, report, notYet: notYetCommands(report) });
  const answer = commands.findOwnOrders();
  await settled();
  const states = () => [store.get(primitives.lookUpState), store.get(primitives.orderLookup)?.original_orders.length];
  return { api, report, answer, states };
};

test('the orders of the account are found by its own address, and shown as state', async () => {
  const { api, answer, states } = await start();
  expect([api.last().name, api.last().body]).toEqual([
    'POST /shopping/get-orders',
    { consumer_email: 'noor@example.com' },
  ]);
  expect(states()).toEqual(['running', undefined]);
  await api.last().answer({ data: { original_orders: [{ reference: '100000001' }] } });
  expect((await answer).ok).toBe(true);
  expect(states()).toEqual(['success', 1]);
});

test('an account without orders is said to have none', async () => {
  const { api, answer, states } = await start();
  await api.last().answer({ data: { original_orders: [] } });
  expect((await answer).ok).toBe(true);
  expect(states()).toEqual(['no-order', 0]);
});

test('a failed look-up is reported and fails, and a guest is not looked up', async () => {
  const { api, answer, states, report } = await start();
  await api.last().answer({ error: { code: 'limit', message: '' } }, 429);
  expect((await answer).ok).toBe(false);
  expect(states()).toEqual(['failed', undefined]);
  expect(report).toHaveBeenCalledTimes(1);
  const guest = await start(null);
  expect([(await guest.answer).ok, guest.api.calls]).toEqual([false, []]);
});
