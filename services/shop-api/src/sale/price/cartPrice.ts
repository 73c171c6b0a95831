import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { CartTotals } from '@festival/shared-contracts/cart/cartTotalsSchema';
import type { Result } from '@festival/shared-contracts/errors/result';
import { sumOfDiscounts } from '@festival/shared-contracts/product/upgradeDiscounts';
import type { Pool, PoolClient } from 'pg';
import { readShippingMethods } from '../../catalogue/shipping/readShippingMethods.ts';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { totalsOf } from '../cart/totalsOf.ts';
import type { StoredCart } from '../cart-state/storedCart.ts';
import type { Refusal } from '../refusal/refusal.ts';
import { shippingPrice } from '../shipping/shippingPrice.ts';
import { checkUpgrade } from '../upgrade/checkUpgrade.ts';
import { boughtBy } from '../upgrade/upgradableOrder.ts';
import { upgradeDiscounts } from '../upgrade/upgradeDiscounts.ts';
import { readVoucher } from '../voucher/readVoucher.ts';
import { voucherDiscount } from '../voucher/voucher.ts';

export type CartPrice = {
  /** All amounts in cents. */
  totals: CartTotals;
  /** Whether the order allows the upgrades in the cart. */
  upgrade: Result<void, Refusal>;
  /** The discount of an upgrade on each option, in cents by product id. */
  upgradeDiscounts: ReadonlyMap<string, number>;
  /** The price of delivery in cents, or the missing choice. */
  delivery: Result<number, Refusal>;
  /** The limit of the applied voucher; null if there is none. */
  voucherLimitId: string | null;
  /** The discount of the applied voucher, in cents. */
  voucherDiscount: number;
};

/** Computes the current price of a cart, with delivery, upgrade and voucher, from stored prices only [API-08]. */
export async function cartPrice(
  db: Pool | PoolClient,
  shop: Shop,
  cart: StoredCart,
  quantities: Quantities,
): Promise<CartPrice> {
  // The queries run one after another, since a transaction has only one connection.
  const voucher = await readVoucher(db, shop.eventId, cart.voucherCode);
  const methods = await readShippingMethods(db, shop.eventId, cart.shippingCountry);
  const bought = await boughtBy(db, shop.eventId, cart);
  const choice = { country: cart.shippingCountry, handle: cart.shippingHandle };
  const delivery = shippingPrice({ quantities, shop, choice, methods });
  const shipping = delivery.ok ? delivery.value : 0;
  const discounts = upgradeDiscounts(quantities, bought, shop);
  const upgraded = sumOfDiscounts(discounts);
  const before = totalsOf(quantities, shop, { shipping, discount: 0 });
  const ofVoucher = voucherDiscount(voucher, before, upgraded);
  const discount = upgraded + ofVoucher;
  return {
    totals: discount === 0 ? before : totalsOf(quantities, shop, { shipping, discount }),
    upgrade: checkUpgrade(quantities, bought, shop),
    upgradeDiscounts: discounts,
    delivery,
    voucherLimitId: voucher?.limitId ?? null,
    voucherDiscount: ofVoucher,
  };
}
