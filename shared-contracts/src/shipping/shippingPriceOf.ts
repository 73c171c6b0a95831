import type { Quantities } from '../cart/cart.ts';

/** Cents per country of the fixed table; other countries have no price [SHP-02]. */
const prices: Record<string, number> = { NL: 599, BE: 870, DE: 819 };

/** The price in cents of delivery to an upper-case country by the fixed table; 0 if it is not available (5003) [SHP-02]. */
export const shippingPriceOf = (country: string): number =>
  Object.hasOwn(prices, country) ? (prices[country] ?? 0) : 0;

/** The form for delivery: a choice of methods, or the fixed table [MER-03]. */
export type ShippingForm = 'shopify' | 'lightspeed';

/** The shipping form for the merchandise of a cart, by the start of its ids; null without such merchandise [MER-03]. */
export const shippingFormOf = (quantities: Quantities): ShippingForm | null => {
  const held = Object.keys(quantities).filter((id) => (quantities[id] ?? 0) > 0);
  if (held.some((id) => id.startsWith('shopify_'))) return 'shopify';
  return held.some((id) => id.startsWith('lightspeed_')) ? 'lightspeed' : null;
};
