import type { ShopConfig } from './shopConfig.ts';

/** The maximum number of characters of a terms version in a request. */
export const longestTermsVersion = 2000;

/**
 * The version of the terms that a shopper accepts: the shop's `termsVersion`, otherwise the address of its terms, so that terms at a new address are
 * accepted again; `1` without either [BSK-05].
 */
export const termsVersionOf = ({ termsVersion, termsUrl }: Pick<ShopConfig, 'termsVersion' | 'termsUrl'>): string =>
  (termsVersion || termsUrl || '1').slice(0, longestTermsVersion);
