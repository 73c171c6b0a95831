/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { settled } from '../../testing/fakeShopApi.ts';
import { setOnline } from '../../testing/setOnline.ts';
import { cartAnswer, startServerCart, writes } from '../../testing/startServerCart.ts';
import { pass, useFakeTimers } from '../../testing/useFakeTimers.ts';

beforeEach(useFakeTimers);
afterEach(() => setOnline(true));

test('presses while offline stay on the screen, and the last of them is written when the connection returns [BYD-06]', async () => {
  const { api, writer, shown, openModal } = startServerCart({ weekend: 1 });
  setOnline(false);
  void writer.setQuantity('weekend', 2);
  const last = writer.setQuantity('weekend', 3);
  await pass(60_000);
  expect([api.calls.length, shown('weekend')]).toEqual([0, 3]);
  setOnline(true);
  await settled();
  expect([api.names(), api.last().body]).toEqual([[writes], { productId: 'weekend', quantity: 3 }]);
  await api.last().answer(cartAnswer({ weekend: 3 }));
  expect(await last).toMatchObject({ ok: true });
  expect([shown('weekend'), openModal.mock.calls.length]).toEqual([3, 0]);
});

test('a write that loses the connection is repeated later, without an error message [BYD-06]', async () => {
  const { api, writer, shown, openModal, itemState } = startServerCart({ weekend: 1 });
  const done = writer.setQuantity('weekend', 2);
  await settled();
  setOnline(false);
  await api.last().lose();
  expect([itemState('weekend'), shown('weekend'), openModal.mock.calls.length]).toEqual(['updating', 2, 0]);
  setOnline(true);
  await settled();
  expect(api.names()).toEqual([writes, writes]);
  await api.last().answer(cartAnswer({ weekend: 2 }));
  expect(await done).toMatchObject({ ok: true });
  expect(itemState('weekend')).toBe('added');
});
