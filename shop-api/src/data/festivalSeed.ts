import type { productSchema } from '@festival/shared-contracts/product/product';
import type { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import type { travelSettingsSchema } from '@festival/shared-contracts/travel/travelOffer';
import type { travelPackageSchema } from '@festival/shared-contracts/travel/travelPackage';
import type * as z from 'zod/mini';

/** Shapes of the wire: euros, every default left out. */
export type WireProduct = z.input<typeof productSchema>;
export type WireConfig = z.input<typeof shopConfigSchema>;
export type WireStay = z.input<typeof travelPackageSchema>;
export type WireTravelSettings = z.input<typeof travelSettingsSchema>;

/** Something sold, and how many there are; `stock` null is not counted. */
export type ProductSeed = { product: WireProduct; stock: number | null };

export type StaySeed = { stay: WireStay; stock: number };

export type ShopSeed = {
  config: WireConfig;
  /** Whether the index page names it. */
  listed: boolean;
  /** Ids of what it sells, in its order; all of the festival's when left out. */
  productIds?: string[];
};

/** A festival: one event's stock, and the shops that sell it. */
export type FestivalSeed = {
  eventId: string;
  name: string;
  position: number;
  shops: ShopSeed[];
  products: ProductSeed[];
  travelId: string;
  travelSettings: WireTravelSettings;
  stays: StaySeed[];
};
