import { createStore } from 'jotai/vanilla';
import { orderLookupSchema } from '../order-lookup/orderLookup.ts';
import { shopConfigSchema } from '../shop/shopConfig.ts';
import { primitives } from './primitives.ts';
import { shopSnapshotSchema } from './shopSnapshot.ts';
import { shopSnapshotAtom } from './shopSnapshotAtom.ts';

test('shop state has every field of the specification, and a page that begins has their defaults [BRD-09]', () => {
  const defaults = shopSnapshotSchema.parse({});
  expect(Object.keys(defaults).sort()).toEqual(
    'hasConfig showCheckout showCheckoutForm showCounter readyToshop modal isTouch brand cartId upgradeOrderId accessId isWishlistSaved isUpgradeChoiceMade isTermsAccepted isCovidTermsAccepted errorCodes deepLinkQueryString fromTravelDetailPath lookUpState shippingPrice shippingCountry shippingHandle insurencePrice isRefundChoiceMade cartHasUnsavedChanges hasPreviousOrder shopUpdateState purchasedProducts userproducts'
      .split(' ')
      .sort(),
  );
  expect(createStore().get(shopSnapshotAtom)).toEqual(defaults);
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
