import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { CartTotals } from '@festival/shared-contracts/cart/cartTotalsSchema';
import type { Pool, PoolClient } from 'pg';
import { readShippingMethods } from '../../catalogue/shipping/readShippingMethods.ts';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { shippingPrice } from '../shipping/shippingPrice.ts';
import { boughtBy } from '../upgrade/upgradableOrder.ts';
import { upgradeDiscount, upgradeRefusal } from '../upgrade/upgradeDiscount.ts';
import { readVoucher } from '../voucher/readVoucher.ts';
import { voucherDiscount } from '../voucher/voucher.ts';
import type { Refusal } from './quantityRefusal.ts';
import type { StoredCart } from './storedCart.ts';
import { totalsOf } from './totalsOf.ts';

export type CartPrice = {
  /** All in cents. */
  totals: CartTotals;
  /** Why its upgrades can't be had, or null. */
  upgrade: Refusal | null;
  /** What has to be chosen before its delivery is known, or null. */
  delivery: Refusal | null;
  /** The voucher that counts, by the allowance that a use of it is. */
  voucherLimitId: string | null;
};

/** What a cart costs now, with delivery, upgrade and voucher, all by our own prices [API-08]. */
export async function cartPrice(
  db: Pool | PoolClient,
  shop: Shop,
  cart: StoredCart,
  quantities: Quantities,
): Promise<CartPrice> {
  // One after the other: a transaction has one connection.
  const voucher = await readVoucher(db, shop.eventId, cart.voucherCode);
  const methods = await readShippingMethods(db, shop.eventId, cart.shippingCountry);
  const bought = await boughtBy(db, shop.eventId, cart.upgradableOrderId);
  const choice = { country: cart.shippingCountry, handle: cart.shippingHandle };
  const sent = shippingPrice({ quantities, shop, choice, methods });
  const shipping = typeof sent === 'number' ? sent : 0;
  const upgraded = upgradeDiscount(quantities, bought, shop);
  const before = totalsOf(quantities, shop, { shipping, discount: 0 });
  const discount = upgraded + voucherDiscount(voucher, before, upgraded);
  return {
    totals: discount === 0 ? before : totalsOf(quantities, shop, { shipping, discount }),
    upgrade: upgradeRefusal(quantities, bought, shop),
    delivery: typeof sent === 'number' ? null : sent,
    voucherLimitId: voucher?.limitId ?? null,
  };
}
