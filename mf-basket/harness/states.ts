import type { HarnessState, HarnessWorld } from '@festival/remote-kit/harness/harnessState';
import type { RemoteStates } from '@festival/remote-kit/harness/remoteStates';
import { cartTotals } from '@festival/shared-contracts/cart/cartTotals';
import { type LookUpState, orderLookupSchema } from '@festival/shared-contracts/order-lookup/orderLookup';
import { userSchema } from '@festival/shared-contracts/user/user';

const basket = ['basket'] as const;
const orders = ['previousOrders'] as const;

const withConfig =
  (changed: Partial<HarnessWorld['config']>) =>
  (world: HarnessWorld): HarnessWorld => ({ ...world, config: { ...world.config, ...changed } });

/** Two weekend tickets, a bus and a T-shirt. */
const filled = (world: HarnessWorld): HarnessWorld => ({
  ...world,
  quantities: { weekend: 2, 'bus-amsterdam': 1, paylogic_tee_M: 1 },
});

const withVoucher = (usual: HarnessWorld): HarnessWorld => {
  const world = filled(usual);
  const { quantities, products, config } = world;
  const totals = cartTotals({ quantities, products, orderFee: config.orderServiceFee, discount: 5_000 });
  return { ...world, cart: { totals, voucher: { code: 'HARNESS-50', cents: 5_000 } } };
};

const paying = (world: HarnessWorld): HarnessWorld => ({
  ...filled(world),
  cart: {
    status: 'in_payment',
    order: { availablePaymentMethods: [], paymentUri: '#', reference: '123456789', status: 'pending' },
  },
});

const upgradable = withConfig({ upgradableOrder: { skipTravel: false, skipBus: false, upgrades: [] } });

const noor = {
  id: 'harness',
  profile: { givenName: 'Noor', familyName: 'de Wit', email: 'noor@example.org' },
};
const withWishlist = (products: Record<string, number>, more: object = {}) =>
  userSchema.parse({ ...noor, wishlist: { products, ...more } });
const registered = userSchema.parse({
  ...noor,
  wishlist: { preferences: { persons: 3, arrivesBy: 'train', staysOvernight: true } },
  preregistration: { key: 'harness', registeredAt: '2027-01-02T12:00:00Z' },
});

const found = orderLookupSchema.parse({
  original_orders: [
    {
      reference: '123456789',
      purchases: [
        { id: 'weekend', title: 'Weekend', quantity: 2, price: 165 },
        { id: 'stay-0', title: 'Travel: Hotel by the sea', quantity: 1, price: 420 },
      ],
    },
    { reference: '987654321', purchases: [{ id: 'bus-amsterdam', title: 'Bus Amsterdam', quantity: 2, price: 24.5 }] },
  ],
  upsell: { hospitality: { add_on_available: true } },
});

const looked = (lookUpState: LookUpState): HarnessState => ({
  name: lookUpState,
  modules: orders,
  world: withConfig({ addonShop: true }),
  page: { lookUpState },
});

const offering =
  (count: number) =>
  (world: HarnessWorld): HarnessWorld => ({
    ...world,
    quantities: { weekend: 1 },
    products: world.products.map((product) =>
      ['locker', 'parking', 'paylogic_tee_L'].slice(0, count).includes(product.id)
        ? { ...product, isUpsell: true }
        : product,
    ),
  });

/** The content of the modules that do not show products. */
export const shows: RemoteStates['shows'] = { basket: 'cart', previousOrders: 'neither', register: 'neither' };

/** States of basket, offers, wishlist and earlier orders, in addition to those of every remote. */
export const states: readonly HarnessState[] = [
  {
    name: 'choices-missing',
    modules: basket,
    world: (world) => withConfig({ showCovidTerms: true, termsUrl: '#' })(filled(world)),
    page: { hasTriedCheckout: true },
  },
  { name: 'voucher', modules: basket, world: withVoucher },
  { name: 'offers', modules: basket, world: offering(3) },
  { name: 'paying', modules: basket, world: paying },
  { name: 'upgrade', modules: basket, world: (world) => upgradable(filled(world)) },
  { name: 'preview', modules: basket, world: (world) => withConfig({ previewMode: true })(filled(world)) },
  {
    name: 'pre-registration',
    modules: basket,
    world: (world) => withConfig({ preregistration: true })(filled(world)),
    user: withWishlist({}),
    page: { cartHasUnsavedChanges: true },
  },
  { name: 'linked', modules: basket, world: (world) => withConfig({ preregistration: true })(filled(world)) },
  { name: 'one-offer', modules: ['upsell'], world: offering(1) },
  { name: 'three-offers', modules: ['upsell'], world: offering(3) },
  {
    name: 'wishes',
    modules: ['wishlist'],
    user: withWishlist({ weekend: 2, 'day-saturday': 1, locker: 1, 'no-more': 1 }),
  },
  {
    name: 'wishes-in-cart',
    modules: ['wishlist'],
    world: (world) => ({ ...world, quantities: { weekend: 2 } }),
    user: withWishlist({ weekend: 2 }),
  },
  ...(['running', 'failed', 'invalid', 'no-order'] as const).map(looked),
  { ...looked('success'), name: 'found', page: { lookUpState: 'success', orderLookup: found } },
  { name: 'registered', modules: ['register'], user: registered },
  { name: 'saving', modules: ['register'], user: withWishlist({}), page: { wishlistSave: 'saving' } },
];
