import { configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { orderLookupSchema } from '@festival/shared-contracts/order-lookup/orderLookup';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { choicesAtom, quantitiesAtom, totalsAtom } from '@festival/shared-contracts/state/shopState';
import { addOnProductsOf } from '@festival/shared-contracts/travel/addOn';
import { userSchema } from '@festival/shared-contracts/user/user';
import { fakeShopApi } from '../../testing/fakeShopApi.ts';
import { pageFor } from '../../testing/pageFor.ts';
import { createPageStore } from '../app/createPageStore.ts';
import { cartCommands } from '../commands/cartCommands.ts';
import { shippingCommands } from '../commands/shippingCommands.ts';
import { travelCommands } from '../commands/travelCommands.ts';
import { loadCartWriterMaker } from './loadCartWriterMaker.ts';

const products = [
  productFor({ id: 'weekend', price: 14500 }),
  productFor({ id: 'tee', price: 3500, mappedType: 'merchandise', type: 'merchandise' }),
  productFor({ id: 'camping', price: 24900, mappedType: 'upgrades' }),
  productFor({ id: 'cover', mappedType: 'insurance', type: 'insurance', meta: { percentage: 10 } }),
];
const traits = { ...configFor().traits, shippingCountries: ['NL', 'FR'] };

const startPreview = async (values: Partial<ShopConfig> = {}, stored = new Map<string, string>()) => {
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  Object.assign(globalThis, { sessionStorage });
  const config = configFor({ previewMode: true, orderServiceFee: 0, traits, ...values });
  const store = createPageStore(pageFor({ config, products, cart: null, serverNow: 1_000_000 }), '/zomer');
  const api = fakeShopApi();
  const deps = {
    store,
    http: api.http,
    clock: { now: () => 1_000_000 },
    openModal: jest.fn(async () => 'cancel' as const),
    report: jest.fn(),
    notifyTabs: jest.fn(),
    search: () => '',
    leave: () => {},
    generalText: () => 'Try again.',
  };
  const writer = (await loadCartWriterMaker(config))(deps);
  writer.start();
  const all = { ...deps, writer };
  return {
    ...all,
    api,
    stored,
    cart: cartCommands(all),
    shipping: shippingCommands(all),
    travel: travelCommands(all),
    choices: () => store.get(choicesAtom),
    totals: () => store.get(totalsAtom),
  };
};

afterEach(() => Reflect.deleteProperty(globalThis, 'sessionStorage'));

test('in a preview the country of delivery is chosen in the browser, at the price of the fixed table, and nothing is sent [BRD-04, SHP-01]', async () => {
  const { shipping, writer, choices, totals, api, stored } = await startPreview();
  await writer.setQuantity('tee', 1);
  expect(await shipping.setCountry('NL')).toMatchObject({ ok: true });
  expect(choices().shippingCountry).toBe('NL');
  expect(totals()).toMatchObject({ shipping: 599, total: 4099 });
  const reloaded = await startPreview({}, stored);
  expect(reloaded.choices().shippingCountry).toBe('NL');
  expect(reloaded.totals().shipping).toBe(599);
  await writer.setQuantity('tee', 0);
  expect(totals().shipping).toBe(0);
  expect(api.calls).toEqual([]);
});

test('in a preview a country without delivery has the server’s message: 5003, or 6007 for a country of the brand [BRD-04, SHP-02, SHP-03]', async () => {
  const { shipping, writer, choices, openModal } = await startPreview();
  await writer.setQuantity('tee', 1);
  for (const [country, code] of [
    ['US', 5003],
    ['FR', 6007],
    ['BE', 6007],
  ] as const) {
    expect(await shipping.setCountry(country)).toMatchObject({ ok: false });
    expect(openModal).toHaveBeenLastCalledWith(code, expect.anything());
  }
  expect(choices().shippingCountry).toBeNull();
});

test('in a preview each answer about refund protection stays, also after a reload [BRD-04, INS-01]', async () => {
  const { cart, writer, choices, totals, api, stored } = await startPreview();
  await writer.setQuantity('weekend', 1);
  await cart.setInsurance(false);
  expect(choices().refundProtection).toBe('no');
  expect((await startPreview({}, stored)).choices().refundProtection).toBe('no');
  await cart.setInsurance(true);
  expect([choices().refundProtection, totals().insurance]).toEqual(['yes', 1450]);
  expect(api.calls).toEqual([]);
});

test('in a preview of an add-on shop an add-on is put into the cart in the browser, with its order [BRD-04, ADD-02]', async () => {
  const { travel, store, totals, api, stored } = await startPreview({ addonShop: true });
  const lookup = orderLookupSchema.parse({
    upsell: {
      hospitality: {
        add_on_available: true,
        add_on: [
          {
            reference: '100000001',
            cart: { id: 'h9', package: { name: 'Dune', texts: {} } },
            extras: [
              {
                extraId: 'towels',
                content: { title: 'Towels', description: '' },
                stock: 3,
                quantity: 0,
                image: '',
                type: { options: [{ id: 'one', title: 'One', priceInCents: 900, amount: 1 }] },
                texts: {},
              },
            ],
          },
        ],
      },
    },
  });
  store.set(primitives.orderLookup, lookup);
  store.set(primitives.addOnProducts, addOnProductsOf(lookup.upsell.hospitality.add_on));
  const addOn = { reference: '100000001', extraId: 'towels', hotelCartId: 'h9' };
  expect(await travel.setAddOn({ ...addOn, quantity: 2 })).toMatchObject({ ok: true });
  expect(totals().total).toBe(1800);
  expect(store.get(primitives.cart)?.addOns).toMatchObject([{ reference: '100000001', packageName: 'Dune' }]);
  expect(await travel.setAddOn({ ...addOn, quantity: 4 })).toMatchObject({ ok: false });
  const reloaded = await startPreview({ addonShop: true }, stored);
  expect(reloaded.totals().total).toBe(1800);
  await travel.setAddOn({ ...addOn, quantity: 0 });
  expect(store.get(quantitiesAtom)).toEqual({});
  expect(api.calls).toEqual([]);
});

test('a preview of a pre-registration does not show the wishlist of the account, because it saves none [BRD-04]', async () => {
  const { store, writer } = await startPreview({ preregistration: true });
  const wishlist = { products: { weekend: 2 }, travelCart: null, preferences: {}, isMemberSaleUsed: false };
  store.set(primitives.user, userSchema.parse({ id: 'noor', profile: {}, wishlist }));
  writer.start();
  expect(store.get(quantitiesAtom)).toEqual({});
});

test.each([{ previewMode: true }, { previewMode: false, preregistration: true }])(
  'with %j an upgrade costs the price that its page shows: its own less that of the earlier ticket [UPG-02]',
  async (values) => {
    const upgradeOptions = [{ id: 'camping', productId: 'camping', name: '' }];
    const upgrades = [{ id: 'weekend', name: '', discount: 18900, upgradeOptions }];
    const { writer, totals } = await startPreview({
      ...values,
      upgradableOrder: { skipTravel: false, skipBus: false, upgrades },
    });
    await writer.setQuantity('camping', 2);
    expect(totals()).toMatchObject({ discount: 37800, total: 12000 });
  },
);
