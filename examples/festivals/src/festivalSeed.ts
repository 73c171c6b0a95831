import type { productSchema } from '@festival/shared-contracts/product/product';
import type { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import type { travelPackageSchema } from '@festival/shared-contracts/travel/travelPackage';
import type { travelSettingsSchema } from '@festival/shared-contracts/travel/travelSettings';
import type * as z from 'zod/mini';

/** The products and shops as in the API: prices in euros, without defaults. */
export type WireProduct = z.input<typeof productSchema>;
export type WireConfig = z.input<typeof shopConfigSchema>;
export type WireStay = z.input<typeof travelPackageSchema>;
type WireTravelSettings = z.input<typeof travelSettingsSchema>;

/** A product and its stock; `stock` null means unlimited, or shared with the product in `sharesStockOf`. */
export type ProductSeed = { product: WireProduct; stock: number | null; sharesStockOf?: string };

/** A room of a package, with the fields that a product does not have. */
type RoomSeed = ProductSeed & {
  title: string;
  /** Languages in addition to English. */
  titles: { nl: string; es: string };
  /** Persons per room, and the maximum in several. */
  sleeps: number;
  takes: number;
};

export type StaySeed = {
  stay: WireStay;
  rooms: RoomSeed[];
  /** The stay extras of the festival that this stay offers. An add-on can also be added to an earlier order's stay, as an option of another product. */
  extras: {
    productId: string;
    category: 'extra' | 'merchandise' | 'transfer';
    isAddOn: boolean;
    optionOf?: string;
  }[];
};

export type ShopSeed = {
  config: WireConfig;
  /** Whether the index page lists the shop. */
  listed: boolean;
  /** Ids of the shop's products, in the shop's order; all of the festival's products by default. */
  productIds?: string[];
};

/** A method of delivery for products whose id starts with `shopify_`; the price in cents [SHP-02]. */
export type ShippingMethodSeed = {
  country: string;
  handle: string;
  name: string;
  texts: Record<'nl' | 'es', { name: string }>;
  price: number;
};

/** A voucher's code; `value` is hundredths of a percent, or cents; unused for `full` [VCH-01]. */
export type VoucherSeed = {
  code: string;
  kind: 'percentage' | 'fixed' | 'full';
  value: number;
  uses: number;
  used: number;
};

/** An earlier order, in the shop in which it was placed; `lines` maps product ids to quantities. */
export type EarlierOrderSeed = {
  reference: string;
  /** UUID. */
  externalReference: string;
  shopSlug: string;
  accountId: string;
  /** ISO time. */
  placedAt: string;
  lines: Record<string, number>;
  /** The order was upgraded, and can't be upgraded again [UPG-03]. */
  isUpgraded?: boolean;
};

/** A festival: one event's stock, and the shops that sell it. */
export type FestivalSeed = {
  eventId: string;
  name: string;
  position: number;
  /** The maximum of each stock that one IP address may hold in unpaid carts and orders; 50 by default, 100 means no limit. */
  unpaidSharePercent?: number;
  shops: ShopSeed[];
  products: ProductSeed[];
  travelId: string;
  travelSettings: WireTravelSettings;
  stays: StaySeed[];
  stayExtras: ProductSeed[];
  shippingMethods?: ShippingMethodSeed[];
  vouchers?: VoucherSeed[];
  earlierOrders?: EarlierOrderSeed[];
  /** Accounts that already have a membership. */
  members?: string[];
};
