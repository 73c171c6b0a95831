import { configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createStore } from 'jotai';
import { refundOfferAtom } from './refundOfferAtom.ts';

const cover = productFor({ id: 'cover', mappedType: 'insurance', meta: { percentage: 10 } });
const shop = (disableRefund: boolean) => {
  const store = createStore();
  store.set(primitives.config, configFor({ disableRefund }));
  store.set(primitives.products, [productFor({ id: 'weekend', price: 8900 }), cover]);
  store.set(primitives.pendingQuantities, { weekend: 1 });
  return store;
};

test('refund protection is offered for the products in the basket, with the pressed choice', () => {
  const store = shop(false);
  store.set(primitives.config, configFor({ orderServiceFee: 350 }));
  expect(store.get(refundOfferAtom)).toMatchObject({ productId: 'cover', cents: 925, choice: null });
  store.set(primitives.pendingChoices, { refundProtection: 'no' });
  expect(store.get(refundOfferAtom)?.choice).toBe('no');
});

test('refund protection is not offered in a shop without it, or before the shop is read', () => {
  expect(shop(true).get(refundOfferAtom)).toBeNull();
  const store = shop(false);
  store.set(primitives.config, null);
  expect(store.get(refundOfferAtom)).toBeNull();
});
