import { cartSchema } from '@festival/shared-contracts/cart/cart';
import { cartTotals } from '@festival/shared-contracts/cart/cartTotals';
import { orderLookupSchema } from '@festival/shared-contracts/order-lookup/orderLookup';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createStore } from 'jotai/vanilla';
import { shopSnapshotAtom } from './shopSnapshotAtom.ts';

test('the shop state has every field of the specification, and a new page has the defaults [BRD-09]', () => {
  expect(createStore().get(shopSnapshotAtom)).toEqual({
    hasConfig: false,
    showCheckout: false,
    showCheckoutForm: false,
    showCounter: false,
    readyToshop: false,
    modal: null,
    isTouch: false,
    brand: '',
    cartId: null,
    upgradeOrderId: '',
    accessId: '',
    isWishlistSaved: false,
    isUpgradeChoiceMade: false,
    isTermsAccepted: false,
    isCovidTermsAccepted: false,
    errorCodes: [],
    deepLinkQueryString: '',
    fromTravelDetailPath: '',
    lookUpState: 'idle',
    shippingPrice: 0,
    shippingCountry: null,
    shippingHandle: '',
    insurencePrice: 0,
    isRefundChoiceMade: false,
    cartHasUnsavedChanges: false,
    hasPreviousOrder: false,
    shopUpdateState: '',
    purchasedProducts: {},
    userproducts: {},
  });
});

test('the snapshot follows the state', () => {
  const store = createStore();
  store.set(primitives.checkoutView, 'form');
  store.set(primitives.modal, { code: 8002, title: 'Storm', message: 'The first bus leaves later.' });
  store.set(
    primitives.config,
    shopConfigSchema.parse({
      slug: 'zomer',
      shopToken: 't',
      apiNamespace: 'zomer',
      ossBrand: 'solstrand',
      festivalData: { title: 'Zomer', dateStart: '2027-07-09' },
    }),
  );
  const purchases = [{ id: 'weekend', title: 'Weekend', quantity: 2 }];
  store.set(
    primitives.orderLookup,
    orderLookupSchema.parse({
      original_orders: [
        { reference: '1', purchases },
        { reference: '2', purchases },
      ],
    }),
  );
  expect(store.get(shopSnapshotAtom)).toMatchObject({
    hasConfig: true,
    brand: 'solstrand',
    showCheckout: true,
    showCheckoutForm: true,
    modal: { code: 8002, title: 'Storm' },
    hasPreviousOrder: true,
    purchasedProducts: { weekend: 4 },
  });
});

test('a missing announcement has empty texts, a wishlist counts as saved after a save, and errors are named by code', () => {
  const store = createStore();
  store.set(primitives.modal, { code: 5004 });
  store.set(primitives.wishlistSave, 'saved');
  store.set(primitives.pendingChoices, { refundProtection: 'no' });
  const cart = cartSchema.parse({
    id: 'cart-1',
    status: 'shopping',
    timeout: 900,
    products: {},
    totalAmount: 0,
    totalAmountExcludingServiceCosts: 0,
    totals: cartTotals({ quantities: {}, products: [], orderFee: 0 }),
    checkoutAllowed: false,
    checkoutErrors: [{ code: 'form_terms_not_accepted', message: 'Accept the terms' }],
  });
  store.set(primitives.cart, cart);
  expect(store.get(shopSnapshotAtom)).toMatchObject({
    modal: { code: 5004, title: '', message: '' },
    isWishlistSaved: true,
    isRefundChoiceMade: true,
    errorCodes: ['form_terms_not_accepted'],
  });
});
