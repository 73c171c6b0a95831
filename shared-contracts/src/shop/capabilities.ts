import type { ShopConfig } from './shopConfig.ts';

export type SaleVariant = 'regular' | 'memberSale' | 'travelSale' | 'preRegistration' | 'addOnShop' | 'upgradeOrder';

interface VariantAnswers {
  /** Every route redirects a visitor who is not signed in to the sign-in page [RTE-04]. */
  requiresLogin: boolean;
  usesServerCart: boolean;
  /** Orders are placed here; where they aren't, the basket has no terms and does not open the form [BRD-04, WSH-01]. */
  takesPayment: boolean;
  savesWishlist: boolean;
  /** Sells to accounts with an earlier order; only the account's own orders are looked up [LKP-03]. */
  looksUpOrder: boolean;
  /** A wishlist that has filled a cart here is not offered again [WSH-04]. */
  usesUpWishlist: boolean;
  /** The code of the catalogue that welcomes before login; null where none does [ERR-06]. */
  welcomeCode: 2000 | 2001 | 2002 | null;
}

/** Sale variants: rows of answers [BRD-03]. */
const saleVariants = {
  regular: row({}),
  memberSale: row({ requiresLogin: true, usesUpWishlist: true, welcomeCode: 2001 }),
  travelSale: row({ requiresLogin: true, welcomeCode: 2002 }),
  preRegistration: row({
    requiresLogin: true,
    usesServerCart: false,
    takesPayment: false,
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
    savesWishlist: false,
    looksUpOrder: false,
    usesUpWishlist: false,
    welcomeCode: null,
    ...answers,
  };
}

export interface Capabilities extends VariantAnswers {
  isPreview: boolean;
  /** Nothing is sold at the moment; the other answers don't matter then. */
  isClosed: boolean;
  /** A travel sale for members, which greets a visitor at the first visit [ERR-06]. */
  announcesTravelSale: boolean;
  /** Until then (ISO date and time) a travel sale sells its tickets with a stay only; null when it sells them alone [TIX-13]. */
  sellsTicketsAloneFrom: string | null;
  /** An earlier order can be upgraded here, also where the shop sells something else [UPG-01]. */
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
  /** The COVID refund terms are accepted beside the shop's own [BSK-05]. */
  asksForCovidTerms: boolean;
  showsStepFlow: boolean;
  /** The header shows the steps and how far one is; never without a step flow [HDR-05]. */
  showsProgressBar: boolean;
  /** Guests read that an account saves them typing [OVL-07]. */
  offersToSaveTime: boolean;
  /** A notification follows an added product, if the shop has neither steps nor upsell [HDR-02]. */
  notifiesOfCart: boolean;
  /** More is offered on the tickets step once something was chosen there [OVL-06]. */
  offersUpsell: boolean;
}

/** The flag of each variant; where several are set, the first in this list decides. */
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
  return {
    ...answers,
    // A member sale that also upgrades orders still requires login [RTE-17].
    requiresLogin: flagged.some(({ requiresLogin }) => requiresLogin),
    welcomeCode: flagged.find(({ welcomeCode }) => welcomeCode)?.welcomeCode ?? null,
    takesPayment,
    // A preview holds nothing that others could buy.
    usesServerCart: answers.usesServerCart && !config.previewMode,
    isPreview: config.previewMode,
    isClosed: config.closed,
    announcesTravelSale: config.travelsale && (config.membersale || config.membershipRequired),
    sellsTicketsAloneFrom: (config.travelsale && config.ticketOnlyFrom) || null,
    appliesUpgrade: config.upgradableOrder !== undefined,
    offersTravel: !config.upgradableOrder?.skipTravel,
    offersTransport: !config.upgradableOrder?.skipBus,
    hidesGender: config.traits.hidesGender,
    hidesLogin: config.shopSettings.fields.hideLogin,
    asksForLogin: config.loginRequired,
    requiresMembership: config.membershipRequired,
    // A preview shows what is offered, though it sells nothing.
    offersRefundProtection: !config.disableRefund && answers.takesPayment,
    asksForCovidTerms: config.showCovidTerms && takesPayment,
    showsStepFlow: config.stepflow,
    showsProgressBar: config.stepflow && config.showProgressBar,
    offersToSaveTime: config.showSaveTimeModal,
    notifiesOfCart: !config.stepflow && !config.upsell,
    offersUpsell: config.upsell,
  };
};
