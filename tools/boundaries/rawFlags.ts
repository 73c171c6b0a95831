import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';

/** Every path through an object's fields, such as `shopInit.isAddOnShop`. */
type PathOf<Value> = Value extends readonly unknown[]
  ? never
  : Value extends object
    ? { [Key in keyof Value & string]: Key | `${Key}.${PathOf<NonNullable<Value[Key]>>}` }[keyof Value & string]
    : never;

/**
 * The fields of a shop's config that define its kind, by their path. Only `capabilities.ts` reads them; all other code reads the capabilities
 * [BRD-03]. Of `upgradableOrder` only the presence is a flag; its upgrades are data.
 */
export const rawFlags = [
  'preregistration',
  'previewMode',
  'travelsale',
  'membersale',
  'loginRequired',
  'membershipRequired',
  'addonShop',
  'shopInit.isAddOnShop',
  'upgradableOrder',
  'upgradableOrder.skipTravel',
  'upgradableOrder.skipBus',
  'stepflow',
  'upsell',
  'showProgressBar',
  'showSaveTimeModal',
  'disableRefund',
  'showCovidTerms',
  'closed',
  'shopSettings.fields.hideLogin',
  'traits.hidesGender',
] as const satisfies readonly PathOf<ShopConfig>[];
