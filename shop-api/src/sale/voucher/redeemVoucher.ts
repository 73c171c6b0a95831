import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { PoolClient } from 'pg';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import { lockCart } from '../cart/lockCart.ts';
import type { Refusal } from '../cart/refusal.ts';
import { requireShopping } from '../cart/requireShopping.ts';
import { readVoucher } from './readVoucher.ts';
import { setVoucherUsage } from './setVoucherUsage.ts';
import { codeOf } from './voucher.ts';
import { voucherRefusals } from './voucherRefusals.ts';

/**
 * Applies a voucher to a cart, in place of the one before. The cart uses it until it is paid, or until half an hour after its end
 * [VCH-01, VCH-02]. A refused code leaves the voucher before. Call it in a transaction that ends without change when it fails.
 */
export async function redeemVoucher(
  client: PoolClient,
  credentials: CartCredentials,
  typed: string,
): Promise<Result<void, Refusal>> {
  const { eventId } = credentials.shop;
  const cart = await lockCart(client, credentials);
  requireShopping(cart);
  const voucher = await readVoucher(client, eventId, codeOf(typed));
  if (voucher === null) return failure(voucherRefusals.invalid);
  const set = await setVoucherUsage(client, { eventId, cartId: cart.id }, voucher.limitId);
  if (!set.ok) return failure(voucherRefusals.used);
  await client.query('update carts set voucher_code = $3 where event_id = $1 and id = $2', [
    eventId,
    cart.id,
    voucher.code,
  ]);
  return success(undefined);
}
