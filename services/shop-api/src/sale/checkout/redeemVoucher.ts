import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { PoolClient } from 'pg';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import { lockCart } from '../cart/lockCart.ts';
import { requireShopping } from '../cart/requireShopping.ts';
import type { StoredCart } from '../cart-state/storedCart.ts';
import { cartPrice } from '../price/cartPrice.ts';
import type { Refusal } from '../refusal/refusal.ts';
import { shopWithAddOns } from '../stay/stayAddOn.ts';
import { readVoucher } from '../voucher/readVoucher.ts';
import { setVoucherUsage } from '../voucher/setVoucherUsage.ts';
import { codesOf } from '../voucher/voucher.ts';
import { smallerVoucher, voucherRefusals } from '../voucher/voucherRefusals.ts';

/**
 * Applies a voucher to a cart and replaces a smaller one; a better one is kept. A paid cart uses the voucher
 * permanently; an unpaid cart uses it until half an hour after the cart's end [VCH-01, VCH-02]. If a code is refused,
 * the former voucher is kept. Call it in a transaction that rolls back when it fails.
 */
export async function redeemVoucher(
  client: PoolClient,
  credentials: CartCredentials,
  typed: string,
): Promise<Result<void, Refusal>> {
  const { eventId } = credentials.shop;
  const cart = await lockCart(client, credentials);
  requireShopping(cart);
  const voucher = await voucherMeant(client, eventId, typed);
  if (voucher === null) return failure(voucherRefusals.invalid);
  const set = await setVoucherUsage(client, { eventId, cartId: cart.id }, voucher.limitId);
  if (!set.ok) return failure(voucherRefusals.used);
  const kept = await betterVoucher(client, credentials, cart, voucher.code);
  if (kept !== null) return failure(smallerVoucher(kept));
  await storeVoucher(client, eventId, cart.id, voucher.code);
  return success(undefined);
}

async function voucherMeant(client: PoolClient, eventId: string, typed: string) {
  for (const code of codesOf(typed)) {
    const voucher = await readVoucher(client, eventId, code);
    if (voucher) return voucher;
  }
  return null;
}

/** Removes the voucher of a cart and releases its use [VCH-01]. Call it in a transaction. */
export async function removeVoucher(client: PoolClient, credentials: CartCredentials): Promise<void> {
  const { eventId } = credentials.shop;
  const cart = await lockCart(client, credentials);
  requireShopping(cart);
  await setVoucherUsage(client, { eventId, cartId: cart.id }, null);
  await storeVoucher(client, eventId, cart.id, null);
}

/** Returns the code of the cart's voucher if the other voucher's discount is not larger; otherwise null. */
async function betterVoucher(
  client: PoolClient,
  credentials: CartCredentials,
  cart: StoredCart,
  code: string,
): Promise<string | null> {
  if (cart.voucherCode === null || cart.voucherCode === code) return null;
  const shop = shopWithAddOns(credentials.shop, cart.quantities);
  const { totals: now } = await cartPrice(client, shop, cart, cart.quantities);
  const { totals: then } = await cartPrice(client, shop, { ...cart, voucherCode: code }, cart.quantities);
  return now.total <= then.total ? cart.voucherCode : null;
}

async function storeVoucher(client: PoolClient, eventId: string, cartId: string, code: string | null): Promise<void> {
  await client.query('update carts set voucher_code = $3 where event_id = $1 and id = $2', [eventId, cartId, code]);
}
