import { primitives } from '@festival/shared-contracts/state/primitives';
import { pageFor } from '../../testing/pageFor.ts';
import { createPageStore } from '../page-store/createPageStore.ts';
import { announceWishlist } from './announceWishlist.ts';

test('a wishlist that is saved says so, each time that it is [OVL-09]', () => {
  const store = createPageStore(pageFor(), '/zomer');
  const showToast = jest.fn();
  announceWishlist({
    store,
    overlays: { showToast },
    navigation: { isAt: () => false },
    errorText: (key) => `text of ${key}`,
  });
  store.set(primitives.wishlistSave, 'saving');
  expect(showToast).not.toHaveBeenCalled();
  store.set(primitives.wishlistSave, 'saved');
  expect(showToast.mock.calls).toEqual([[{ title: 'text of 4001.title', tone: 'success' }]]);
  store.set(primitives.wishlistSave, 'saving');
  store.set(primitives.wishlistSave, 'saved');
  expect(showToast).toHaveBeenCalledTimes(2);
});

test('the form of a registration says itself that it is saved, so no toast lies over its words [OVL-09]', () => {
  const store = createPageStore(pageFor(), '/zomer');
  const showToast = jest.fn();
  const navigation = { isAt: (path: string) => path === 'register' };
  announceWishlist({ store, overlays: { showToast }, navigation, errorText: (key) => key });
  store.set(primitives.wishlistSave, 'saving');
  store.set(primitives.wishlistSave, 'saved');
  expect(showToast).not.toHaveBeenCalled();
});
