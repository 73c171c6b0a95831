import type { WireConfig } from './festivalSeed.ts';

/** Where the documents of a shop's brand are read: the host shows them below the shop. */
export const documentAddresses = (slug: string): Partial<WireConfig> => ({
  termsUrl: `/${slug}/documents/terms`,
  privacyUrl: `/${slug}/documents/privacy`,
  refundsUrl: `/${slug}/documents/refunds`,
  helpUrl: `/${slug}/documents/help`,
  sellerUrl: `/${slug}/documents/seller`,
});
