import { capabilitiesOf } from './capabilities.ts';
import { type ShopConfig, shopConfigSchema } from './shopConfig.ts';

const smallest = {
  slug: 'zomer',
  shopToken: 'token',
  apiNamespace: 'zomer-2027',
  festivalData: { title: 'Zomer', dateStart: '2027-07-09' },
  ossBrand: 'solstrand',
};

test('a field that is missing gets its documented default [BRD-06]', () => {
  const defaults: ShopConfig = {
    slug: 'zomer',
    shopToken: 'token',
    apiNamespace: 'zomer-2027',
    apiTravelId: '',
    maxTicketAmount: 9,
    soldoutPrice: false,
    useStepper: true,
    preregistration: false,
    preregistrationKey: '',
    previewMode: false,
    previewModusCopy: '',
    travelsale: false,
    membersale: false,
    loginRequired: false,
    membershipRequired: false,
    membershipLevel: 1,
    maxOrdersPerAccount: 0,
    addonShop: false,
    stepflow: true,
    upsell: false,
    upsellProducts: [],
    queueUrl: '',
    tagManagerId: '',
    noCookieNeeded: false,
    measuringOrigins: [],
    salesOptions: [],
    productsInSalesOptions: {},
    shopInit: { isAddOnShop: false },
    showDetailedServiceFees: false,
    orderServiceFee: 0,
    orderServiceFeeWishlist: 0,
    disableRefund: false,
    showCovidTerms: true,
    paymentProvider: 'paylogic',
    festivalData: {
      title: 'Zomer',
      dateStart: '2027-07-09',
      place: '',
      tagline: '',
      heroImage: '',
      timeZone: 'Europe/Amsterdam',
      texts: {},
    },
    shopTheme: { backgrounds: {} },
    disableBackgroundGradient: false,
    showSaveTimeModal: false,
    showProgressBar: false,
    ossBrand: 'solstrand',
    traits: { hidesGender: false, fixedSsoBrand: '', shippingCountries: ['NL', 'BE', 'DE'] },
    shopSettings: {
      fields: {
        ageRequirements: 'No',
        ageRequirementsError: '',
        texts: {},
        allowedExtraTickets: { ids: [], maxQuantity: 0 },
        showHideTicketUsp: false,
        hideTicketMinMax: false,
        eventDatetimeFormat: '',
        hideLogin: false,
        vwo: { isEnabled: false, accountId: '' },
        ticketLayout: 'grid',
        cardsPerRow: 3,
      },
    },
    translations: {},
    defaultLanguage: 'nl',
    steps: ['tickets'],
    holdSeconds: 900,
    holdExtensions: { times: 0, seconds: 300 },
    closed: false,
    takesTransportRequests: false,
    termsUrl: '',
    privacyUrl: '',
    refundsUrl: '',
    helpUrl: '',
    sellerName: '',
    sellerUrl: '',
    termsVersion: '',
  };
  expect(shopConfigSchema.parse(smallest)).toEqual(defaults);
});

test('unknown fields are ignored at every depth [BRD-06]', () => {
  const parsed = shopConfigSchema.parse({
    ...smallest,
    colour: 'red',
    festivalData: { ...smallest.festivalData, mood: 'sunny' },
  });
  expect(parsed).not.toHaveProperty('colour');
  expect(parsed.festivalData).not.toHaveProperty('mood');
});

test('an invalid field is refused by its name, and so is a missing field without a default [BRD-06]', () => {
  const wrong: Record<string, object> = {
    slug: { slug: 'Zomer 2027' },
    stepflow: { stepflow: true },
    maxTicketAmount: { maxTicketAmount: '6' },
    paymentProvider: { paymentProvider: 'cash' },
    orderServiceFee: { orderServiceFee: 'free' },
    festivalData: { festivalData: { title: 'Zomer', dateStart: 'July 9th' } },
    shopSettings: { shopSettings: { fields: { cardsPerRow: 'three' } } },
    ossBrand: { ossBrand: undefined },
  };
  for (const [field, values] of Object.entries(wrong)) {
    const parsed = shopConfigSchema.safeParse({ ...smallest, ...values });
    expect([field, parsed.success, parsed.error?.issues[0]?.path[0]]).toEqual([field, false, field]);
  }
});

test('yes and no become true and false, euros become cents', () => {
  const parsed = shopConfigSchema.parse({ ...smallest, stepflow: 'No', upsell: 'Yes', orderServiceFee: 3.5 });
  expect(parsed).toMatchObject({ stepflow: false, upsell: true, orderServiceFee: 350 });
});

test('sold-out prices, groups of tickets and both flags of an add-on shop are in the config [BRD-08]', () => {
  expect(shopConfigSchema.parse(smallest).soldoutPrice).toBe(false);
  expect(shopConfigSchema.parse({ ...smallest, soldoutPrice: true }).soldoutPrice).toBe(true);
  const groups = {
    salesOptions: [
      { id: 'members', name: 'Members' },
      { id: 'all', name: 'Everyone' },
    ],
    productsInSalesOptions: { members: ['kids'], all: ['weekend', 'vip'] },
  };
  expect(shopConfigSchema.parse({ ...smallest, ...groups })).toMatchObject(groups);
  expect(shopConfigSchema.safeParse({ ...smallest, salesOptions: [{ id: 'members' }] }).success).toBe(false);
  const isAddOnShop = (values: object) =>
    capabilitiesOf(shopConfigSchema.parse({ ...smallest, ...values })).looksUpOrder;
  expect([{}, { addonShop: true }, { shopInit: { isAddOnShop: true } }].map(isAddOnShop)).toEqual([false, true, true]);
});
