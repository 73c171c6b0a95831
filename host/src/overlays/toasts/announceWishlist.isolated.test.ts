import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { userSchema } from '@festival/shared-contracts/user/user';
import { settled } from '../../../testing/fakeShopApi.ts';
import { startServerCart } from '../../../testing/startServerCart.ts';
import { pass, useFakeTimers } from '../../../testing/useFakeTimers.ts';
import { wishlistCommands } from '../../commands/wishlistCommands.ts';
import { announceWishlist } from './announceWishlist.ts';

beforeEach(useFakeTimers);
afterEach(() => jest.useRealTimers());

/** A registration whose wishlist is saved by its command, either from the open panel or from the form. */
const start = ({ isForm = false } = {}) => {
  const user = userSchema.parse({ id: 'noor', profile: { givenName: 'Noor' } });
  const shop = startServerCart({ weekend: 2 }, { user, config: configFor({ preregistration: true }) });
  const showToast = jest.fn();
  announceWishlist({
    store: shop.store,
    overlays: { showToast },
    navigation: { isAt: (path: string) => isForm && path === 'register' },
    errorText: (key) => `text of ${key}`,
  });
  const commands = wishlistCommands({
    ...shop,
    http: shop.api.http,
    overlays: { showPopup: () => {} },
    origin: 'https://shop.test',
  });
  const save = async ({ leavesPanel = false } = {}) => {
    if (!isForm) shop.store.set(primitives.checkoutView, 'basket');
    const done = isForm ? commands.register({}) : commands.save();
    await settled();
    if (leavesPanel) shop.store.set(primitives.checkoutView, 'closed');
    const data = { products: { weekend: 2 }, year: 2027, registeredAt: '2026-11-22T10:00:00Z', verifier: 'v' };
    await shop.api.last().answer({ data });
    await pass(1_000);
    expect(await done).toMatchObject({ ok: true });
  };
  return { ...shop, save, showToast };
};

test('if the panel is closed while the wishlist is saved, a toast confirms the save, each time [OVL-09, WSH-02]', async () => {
  const { save, showToast, openModal } = start();
  await save({ leavesPanel: true });
  expect(showToast.mock.calls).toEqual([[{ title: 'text of 4001.title', tone: 'success' }]]);
  await save({ leavesPanel: true });
  expect(showToast).toHaveBeenCalledTimes(2);
  expect(openModal).not.toHaveBeenCalled();
});

test('with the panel open, 4001 confirms the save; the registration form confirms it itself; neither shows a toast [OVL-09]', async () => {
  const panel = start();
  await panel.save();
  expect(panel.openModal).toHaveBeenCalledWith(4001);
  const form = start({ isForm: true });
  await form.save();
  expect([panel.showToast.mock.calls, form.showToast.mock.calls]).toEqual([[], []]);
});
