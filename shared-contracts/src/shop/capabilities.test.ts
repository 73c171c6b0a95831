import { orderFeeOf } from '../cart/orderFeeOf.ts';
import { type Capabilities, capabilitiesOf, type SaleVariant, saleVariantOf } from './capabilities.ts';
import { shopConfigSchema } from './shopConfig.ts';

const configFor = (values: object) =>
  shopConfigSchema.parse({
    slug: 'zomer',
    shopToken: 'token',
    apiNamespace: 'zomer-2027',
    festivalData: { title: 'Zomer', dateStart: '2027-07-09' },
    ossBrand: 'solstrand',
    showCovidTerms: false,
    ...values,
  });

const flags: Record<SaleVariant, object> = {
  regular: {},
  memberSale: { membersale: true },
  travelSale: { travelsale: true },
  preRegistration: { preregistration: true },
  addOnShop: { addonShop: true },
  upgradeOrder: { upgradableOrder: {} },
};
const variants = Object.keys(flags) as SaleVariant[];

/** The variants whose shops have the capability. */
const having = (answer: keyof Capabilities, more: object = {}) =>
  variants.filter((variant) => capabilitiesOf(configFor({ ...flags[variant], ...more }))[answer] === true);

test('each sale variant is recognised by its flag, an add-on shop by either of two flags', () => {
  for (const variant of variants) expect(saleVariantOf(configFor(flags[variant]))).toBe(variant);
  expect(saleVariantOf(configFor({ shopInit: { isAddOnShop: true } }))).toBe('addOnShop');
});

test('every variant has its capabilities', () => {
  expect(having('requiresLogin')).toEqual(['memberSale', 'travelSale', 'preRegistration', 'addOnShop']);
  expect(having('usesServerCart')).toEqual(variants.filter((variant) => variant !== 'preRegistration'));
  expect(having('takesPayment')).toEqual(variants.filter((variant) => variant !== 'preRegistration'));
  expect(having('isWishlist')).toEqual(['preRegistration']);
  expect(having('savesWishlist')).toEqual(['preRegistration']);
  expect(having('looksUpOrder')).toEqual(['addOnShop']);
  expect(having('appliesUpgrade')).toEqual(['upgradeOrder']);
  expect(having('usesUpWishlist')).toEqual(['memberSale']);
  const welcomes = variants.map((variant) => capabilitiesOf(configFor(flags[variant])).welcomeCode);
  expect(welcomes).toEqual([null, 2001, 2002, 2000, null, null]);
});

test('in every variant an upgrade has no steps that it skips; the steps are shown only if `stepflow` is set', () => {
  expect(having('appliesUpgrade', { upgradableOrder: {} })).toEqual(variants);
  expect(having('offersTravel', { upgradableOrder: { skipTravel: true } })).toEqual([]);
  expect(having('offersTransport', { upgradableOrder: { skipTravel: true } })).toEqual(variants);
  expect(having('offersTransport', { upgradableOrder: { skipBus: true } })).toEqual([]);
  expect(having('showsStepFlow')).toEqual(variants);
  expect(having('showsStepFlow', { stepflow: 'No' })).toEqual([]);
});

test('a shop has the flags for closed and hidden login; a shop that takes payments is closed until its provider is set up [PAY-08]', () => {
  expect(having('isClosed')).toEqual([]);
  expect(having('isClosed', { closed: true })).toEqual(variants);
  // A shop without payments needs no provider.
  const paid = variants.filter((variant) => variant !== 'preRegistration');
  expect(having('isClosed', { awaitsPaymentSetUp: true })).toEqual(paid);
  expect(having('isClosed', { awaitsPaymentSetUp: true, previewMode: true })).toEqual([]);
  expect(having('hidesLogin', { shopSettings: { fields: { hideLogin: true } } })).toEqual(variants);
});

test('preview extends any variant: it accepts no orders, keeps its cart in the browser, saves no wishlist, and changes no other capability [BRD-04]', () => {
  expect(having('takesPayment', { previewMode: true })).toEqual([]);
  expect(having('isPreview', { previewMode: true })).toEqual(variants);
  for (const variant of variants) {
    const plain = capabilitiesOf(configFor(flags[variant]));
    const preview = capabilitiesOf(configFor({ ...flags[variant], previewMode: true }));
    const without = { takesPayment: false, usesServerCart: false, savesWishlist: false };
    expect(preview).toEqual({ ...plain, isPreview: true, ...without });
  }
});

test('member sale, pre-registration, travel sale and add-on shop require login, other shops do not; loginRequired by itself only offers login; membershipRequired adds a check [RTE-17]', () => {
  expect([...having('requiresLogin')].sort()).toEqual(['addOnShop', 'memberSale', 'preRegistration', 'travelSale']);
  expect(having('asksForLogin')).toEqual([]);
  expect(having('requiresMembership')).toEqual([]);
  expect(capabilitiesOf(configFor({ loginRequired: true }))).toMatchObject({
    asksForLogin: true,
    requiresLogin: false,
  });
  expect(capabilitiesOf(configFor({ membershipRequired: true }))).toMatchObject({
    requiresMembership: true,
    requiresLogin: false,
  });
  const upgradedMembers = configFor({ membersale: true, upgradableOrder: {} });
  expect(saleVariantOf(upgradedMembers)).toBe('upgradeOrder');
  expect(capabilitiesOf(upgradedMembers)).toMatchObject({
    appliesUpgrade: true,
    requiresLogin: true,
    welcomeCode: 2001,
  });
});

test('a brand’s traits come from data: hidden gender, countries of delivery, refund protection in shops with payment [BRD-02]', () => {
  expect(having('hidesGender')).toEqual([]);
  expect(having('hidesGender', { traits: { hidesGender: true } })).toEqual(variants);
  expect(configFor({ traits: { shippingCountries: ['BE'] } }).traits.shippingCountries).toEqual(['BE']);
  expect(having('offersRefundProtection')).toEqual(having('takesPayment'));
  expect(having('offersRefundProtection', { disableRefund: true })).toEqual([]);
  expect(having('asksForCovidTerms')).toEqual([]);
  expect(having('asksForCovidTerms', { showCovidTerms: true })).toEqual(having('takesPayment'));
});

test('a shop that keeps wishlists uses the order fee for wishlists; other shops use the usual order fee', () => {
  const fees = { orderServiceFee: 3.5, orderServiceFeeWishlist: 1 };
  const feeOf = (variant: SaleVariant) => orderFeeOf(configFor({ ...flags[variant], ...fees }));
  expect(variants.map(feeOf)).toEqual([350, 350, 350, 100, 350, 350]);
});

/** All capabilities of a regular shop. */
const regular: Capabilities = {
  requiresLogin: false,
  usesServerCart: true,
  takesPayment: true,
  isWishlist: false,
  savesWishlist: false,
  looksUpOrder: false,
  usesUpWishlist: false,
  welcomeCode: null,
  isPreview: false,
  isClosed: false,
  awaitsPaymentSetUp: false,
  appliesUpgrade: false,
  offersTravel: true,
  offersTransport: true,
  hidesGender: false,
  hidesLogin: false,
  asksForLogin: false,
  requiresMembership: false,
  offersRefundProtection: true,
  asksForCovidTerms: false,
  showsStepFlow: true,
  showsProgressBar: false,
  offersToSaveTime: false,
  notifiesOfCart: false,
  offersUpsell: false,
  announcesTravelSale: false,
  sellsTicketsAloneFrom: null,
};

test.each<[string, object, Partial<Capabilities>]>([
  ['regular', {}, {}],
  ['member sale', { membersale: true }, { requiresLogin: true, usesUpWishlist: true, welcomeCode: 2001 }],
  ['travel sale', { travelsale: true }, { requiresLogin: true, welcomeCode: 2002 }],
  [
    'pre-registration',
    { preregistration: true },
    {
      requiresLogin: true,
      usesServerCart: false,
      takesPayment: false,
      isWishlist: true,
      savesWishlist: true,
      welcomeCode: 2000,
      offersRefundProtection: false,
    },
  ],
  ['add-on shop', { addonShop: true }, { requiresLogin: true, looksUpOrder: true }],
  ['add-on shop by its start', { shopInit: { isAddOnShop: true } }, { requiresLogin: true, looksUpOrder: true }],
  ['upgrade orders', { upgradableOrder: {} }, { appliesUpgrade: true }],
  ['preview', { previewMode: true }, { isPreview: true, takesPayment: false, usesServerCart: false }],
  ['loginRequired', { loginRequired: true }, { asksForLogin: true }],
  ['membershipRequired', { membershipRequired: true }, { requiresMembership: true }],
  [
    'travel sale for members',
    { travelsale: true, membershipRequired: true },
    { requiresLogin: true, welcomeCode: 2002, requiresMembership: true, announcesTravelSale: true },
  ],
  [
    'travel sale whose tickets are held back',
    { travelsale: true, ticketOnlyFrom: '2027-03-07T13:00:00+01:00' },
    { requiresLogin: true, welcomeCode: 2002, sellsTicketsAloneFrom: '2027-03-07T13:00:00+01:00' },
  ],
  ['ticketOnlyFrom in another sale', { ticketOnlyFrom: '2027-03-07T13:00:00+01:00' }, {}],
  ['closed', { closed: true }, { isClosed: true }],
  ['without a payment provider', { awaitsPaymentSetUp: true }, { isClosed: true, awaitsPaymentSetUp: true }],
  ['hideLogin', { shopSettings: { fields: { hideLogin: true } } }, { hidesLogin: true }],
  ['hidesGender', { traits: { hidesGender: true } }, { hidesGender: true }],
  ['disableRefund', { disableRefund: true }, { offersRefundProtection: false }],
  ['showCovidTerms', { showCovidTerms: true }, { asksForCovidTerms: true }],
  ['stepflow No', { stepflow: 'No' }, { showsStepFlow: false, notifiesOfCart: true }],
  ['stepflow No, with upsell', { stepflow: 'No', upsell: 'Yes' }, { showsStepFlow: false, offersUpsell: true }],
  ['upsell', { upsell: 'Yes' }, { offersUpsell: true }],
  [
    'stepflow No, with a progress bar',
    { stepflow: 'No', showProgressBar: true },
    { showsStepFlow: false, notifiesOfCart: true },
  ],
  ['showProgressBar', { showProgressBar: true }, { showsProgressBar: true }],
  ['showSaveTimeModal', { showSaveTimeModal: true }, { offersToSaveTime: true }],
])('%s: its config has these capabilities, and changes no other capability [BRD-03]', (_, values, answers) => {
  expect(capabilitiesOf(configFor(values))).toEqual({ ...regular, ...answers });
});
