import type { WireConfig } from './festivalSeed.ts';

/** The URLs of a brand's documents, which the host serves below the shop's path. */
export const documentAddresses = (slug: string): Partial<WireConfig> => ({
  termsUrl: `/${slug}/documents/terms`,
  privacyUrl: `/${slug}/documents/privacy`,
  refundsUrl: `/${slug}/documents/refunds`,
  helpUrl: `/${slug}/documents/help`,
  sellerUrl: `/${slug}/documents/seller`,
});
