import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiFailure } from '../../platform/http/ApiFailure.ts';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { CartDeps } from '../cart/cartDeps.ts';
import { lockCart } from '../cart/loadCart.ts';
import { requireShopping } from '../cart/requireShopping.ts';
import { readVoucher } from './readVoucher.ts';
import { setVoucherUsage } from './setVoucherUsage.ts';
import { codeOf } from './voucher.ts';

const invalid = () => new ApiFailure(409, 'voucher.invalid', 'voucher.invalid');
const used = () => new ApiFailure(409, 'voucher.used', 'voucher.used');

/**
 * Lets a cart have a voucher, in place of the one it had; a use of it is then the cart's until the cart is paid, or half an
 * hour after it ended [VCH-01, VCH-02]. A code that is refused leaves the one before.
 */
export async function redeemVoucher(
  { pool }: Pick<CartDeps, 'pool'>,
  claim: CartCredentials,
  typed: string,
): Promise<void> {
  const { eventId } = claim.shop;
  await inTransaction(pool, async (client) => {
    const cart = await lockCart(client, claim);
    requireShopping(cart);
    const voucher = await readVoucher(client, eventId, codeOf(typed));
    if (voucher === null) throw invalid();
    if (!(await setVoucherUsage(client, { eventId, cartId: cart.id }, voucher.limitId))) throw used();
    await client.query('update carts set voucher_code = $3 where event_id = $1 and id = $2', [
      eventId,
      cart.id,
      voucher.code,
    ]);
  });
}
