import type { ShopConfig } from './shopConfig.ts';

export type SaleVariant = 'regular' | 'memberSale' | 'travelSale' | 'preRegistration' | 'addOnShop' | 'upgradeOrder';

interface VariantAnswers {
  /** Nobody signed in: every route redirects to the sign-in page [RTE-04]. */
  requiresLogin: boolean;
  usesServerCart: boolean;
  takesPayment: boolean;
  savesWishlist: boolean;
  looksUpOrder: boolean;
  appliesUpgrade: boolean;
}

/** Sale variants: rows of answers [BRD-03]. */
export const saleVariants = {
  regular: row({}),
  memberSale: row({ requiresLogin: true }),
  travelSale: row({ requiresLogin: true }),
  preRegistration: row({ requiresLogin: true, usesServerCart: false, takesPayment: false, savesWishlist: true }),
  addOnShop: row({ requiresLogin: true, looksUpOrder: true }),
  upgradeOrder: row({ appliesUpgrade: true }),
} as const satisfies Record<SaleVariant, VariantAnswers>;

function row(answers: Partial<VariantAnswers>): VariantAnswers {
  return {
    requiresLogin: false,
    usesServerCart: true,
    takesPayment: true,
    savesWishlist: false,
    looksUpOrder: false,
    appliesUpgrade: false,
    ...answers,
  };
}

export interface Capabilities extends VariantAnswers {
  saleVariant: SaleVariant;
  isPreview: boolean;
  /** Confirm and terms blocks of the basket [BRD-04]. */
  showsConfirmation: boolean;
  hidesGender: boolean;
  hidesLogin: boolean;
  asksForLogin: boolean;
  requiresMembership: boolean;
  offersRefundProtection: boolean;
  showsStepFlow: boolean;
}

/** Which of its flags make a shop which variant, in the order of their reach: the first that is set names it. */
const flags: readonly [SaleVariant, (config: ShopConfig) => boolean][] = [
  ['preRegistration', (config) => config.preregistration],
  ['addOnShop', (config) => config.addonShop || config.shopInit.isAddOnShop],
  ['upgradeOrder', (config) => config.upgradableOrder !== undefined],
  ['memberSale', (config) => config.membersale],
  ['travelSale', (config) => config.travelsale],
];

const flaggedVariants = (config: ShopConfig): SaleVariant[] =>
  flags.filter(([, isSet]) => isSet(config)).map(([variant]) => variant);

/** The sale variant of a shop: the first of its flags that is set, in the order of their reach. */
export const saleVariantOf = (config: ShopConfig): SaleVariant => flaggedVariants(config)[0] ?? 'regular';

/** What this shop can do, derived once; components read these answers, never raw flags [BRD-03]. */
export const capabilitiesOf = (config: ShopConfig): Capabilities => {
  const saleVariant = saleVariantOf(config);
  return {
    ...saleVariants[saleVariant],
    saleVariant,
    // A sale for members that also upgrades an order stays one for members [RTE-17].
    requiresLogin: flaggedVariants(config).some((variant) => saleVariants[variant].requiresLogin),
    isPreview: config.previewMode,
    showsConfirmation: !config.previewMode,
    hidesGender: config.traits.hidesGender,
    hidesLogin: config.shopSettings.fields.hideLogin,
    asksForLogin: config.loginRequired,
    requiresMembership: config.membershipRequired,
    offersRefundProtection: !config.disableRefund && saleVariants[saleVariant].takesPayment,
    showsStepFlow: config.stepflow,
  };
};
