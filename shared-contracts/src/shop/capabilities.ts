import type { ShopConfig } from './shopConfig.ts';

export type SaleVariant = 'regular' | 'memberSale' | 'travelSale' | 'preRegistration' | 'addOnShop' | 'upgradeOrder';

interface VariantAnswers {
  /** Every route redirects a visitor who is not signed in to the sign-in page [RTE-04]. */
  requiresLogin: boolean;
  usesServerCart: boolean;
  /** Orders are placed here; otherwise the basket has no terms and does not open the form [BRD-04, WSH-01]. */
  takesPayment: boolean;
  /** Products are collected in a wishlist instead of a cart: its words and its order fee, without delivery [BSK-09]. */
  isWishlist: boolean;
  /** The account keeps the wishlist; a preview saves nothing [BRD-04, WSH-02]. */
  savesWishlist: boolean;
  /** Sells to accounts with an earlier order; only the account's own orders are looked up [LKP-03]. */
  looksUpOrder: boolean;
  /** A wishlist that has filled a cart here is not offered again [WSH-04]. */
  usesUpWishlist: boolean;
  /** The code of the catalogue for the welcome before login; null if there is none [ERR-06]. */
  welcomeCode: 2000 | 2001 | 2002 | null;
}

/** The capabilities of each sale variant [BRD-03]. */
const saleVariants = {
  regular: row({}),
  memberSale: row({ requiresLogin: true, usesUpWishlist: true, welcomeCode: 2001 }),
  travelSale: row({ requiresLogin: true, welcomeCode: 2002 }),
  preRegistration: row({
    requiresLogin: true,
    usesServerCart: false,
    takesPayment: false,
    isWishlist: true,
    savesWishlist: true,
    welcomeCode: 2000,
  }),
  addOnShop: row({ requiresLogin: true, looksUpOrder: true }),
  upgradeOrder: row({}),
} as const satisfies Record<SaleVariant, VariantAnswers>;

function row(answers: Partial<VariantAnswers>): VariantAnswers {
  return {
    requiresLogin: false,
    usesServerCart: true,
    takesPayment: true,
    isWishlist: false,
    savesWishlist: false,
    looksUpOrder: false,
    usesUpWishlist: false,
    welcomeCode: null,
    ...answers,
  };
}

export interface Capabilities extends VariantAnswers {
  isPreview: boolean;
  /** Nothing is sold at the moment; the other capabilities then have no effect. */
  isClosed: boolean;
  /** The shop is closed because its payment provider is not set up yet [PAY-08]. */
  awaitsPaymentSetUp: boolean;
  /** A travel sale for members, which shows a welcome at the first visit [ERR-06]. */
  announcesTravelSale: boolean;
  /** Until this time (ISO date and time) a travel sale sells its tickets only with a stay; null if it sells them separately [TIX-13]. */
  sellsTicketsAloneFrom: string | null;
  /** An earlier order can be upgraded here, even if the shop also sells other products [UPG-01]. */
  appliesUpgrade: boolean;
  /** The flow has the travel step; an upgrade may drop it [RTE-06]. */
  offersTravel: boolean;
  /** The flow has the transportation step; an upgrade may drop it [RTE-06]. */
  offersTransport: boolean;
  hidesGender: boolean;
  hidesLogin: boolean;
  asksForLogin: boolean;
  requiresMembership: boolean;
  offersRefundProtection: boolean;
  /** The COVID refund terms are accepted in addition to the shop's own [BSK-05]. */
  asksForCovidTerms: boolean;
  showsStepFlow: boolean;
  /** The header shows the steps and the progress; never without a step flow [HDR-05]. */
  showsProgressBar: boolean;
  /** Guests see a hint that an account saves them typing [OVL-07]. */
  offersToSaveTime: boolean;
  /** A notification follows an added product, if the shop has neither steps nor upsell [HDR-02]. */
  notifiesOfCart: boolean;
  /** The tickets step shows additional offers after a product was chosen there [OVL-06]. */
  offersUpsell: boolean;
}

/** The flag of each variant; if several are set, the first one in this list applies. */
const flags: readonly [SaleVariant, (config: ShopConfig) => boolean][] = [
  ['preRegistration', (config) => config.preregistration],
  ['addOnShop', (config) => config.addonShop || config.shopInit.isAddOnShop],
  ['upgradeOrder', (config) => config.upgradableOrder !== undefined],
  ['memberSale', (config) => config.membersale],
  ['travelSale', (config) => config.travelsale],
];

const flaggedVariants = (config: ShopConfig): SaleVariant[] =>
  flags.filter(([, isSet]) => isSet(config)).map(([variant]) => variant);

/** The sale variant of a shop, by the first of its flags that is set. Only for tests of this table. */
export const saleVariantOf = (config: ShopConfig): SaleVariant => flaggedVariants(config)[0] ?? 'regular';

/** The capabilities of this shop, derived once; code reads these, never raw flags [BRD-03]. */
export const capabilitiesOf = (config: ShopConfig): Capabilities => {
  const answers = saleVariants[saleVariantOf(config)];
  const flagged = flaggedVariants(config).map((variant) => saleVariants[variant]);
  const takesPayment = answers.takesPayment && !config.previewMode;
  const awaitsPaymentSetUp = takesPayment && config.awaitsPaymentSetUp === true;
  return {
    ...answers,
    // A member sale that also upgrades orders still requires login [RTE-17].
    requiresLogin: flagged.some(({ requiresLogin }) => requiresLogin),
    welcomeCode: flagged.find(({ welcomeCode }) => welcomeCode)?.welcomeCode ?? null,
    takesPayment,
    savesWishlist: answers.savesWishlist && !config.previewMode,
    // A preview holds no stock that others could buy.
    usesServerCart: answers.usesServerCart && !config.previewMode,
    isPreview: config.previewMode,
    isClosed: config.closed || awaitsPaymentSetUp,
    awaitsPaymentSetUp,
    announcesTravelSale: config.travelsale && (config.membersale || config.membershipRequired),
    sellsTicketsAloneFrom: (config.travelsale && config.ticketOnlyFrom) || null,
    appliesUpgrade: config.upgradableOrder !== undefined,
    offersTravel: !config.upgradableOrder?.skipTravel,
    offersTransport: !config.upgradableOrder?.skipBus,
    hidesGender: config.traits.hidesGender,
    hidesLogin: config.shopSettings.fields.hideLogin,
    asksForLogin: config.loginRequired,
    requiresMembership: config.membershipRequired,
    // A preview shows the offers, although it sells nothing.
    offersRefundProtection: !config.disableRefund && answers.takesPayment,
    asksForCovidTerms: config.showCovidTerms && takesPayment,
    showsStepFlow: config.stepflow,
    showsProgressBar: config.stepflow && config.showProgressBar,
    offersToSaveTime: config.showSaveTimeModal,
    notifiesOfCart: !config.stepflow && !config.upsell,
    offersUpsell: config.upsell,
  };
};
