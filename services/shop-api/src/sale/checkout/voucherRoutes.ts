import { inTransaction } from '@festival/service-kit/database/inTransaction';
import { resultInTransaction } from '@festival/service-kit/database/resultInTransaction';
import { clientOf } from '@festival/service-kit/http/clientOf';
import { serve } from '@festival/service-kit/http/serve';
import { applyVoucher, removeVoucher as removeVoucherCall } from '@festival/shared-contracts/api/checkoutCalls';
import type { FastifyInstance } from 'fastify';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import { takeBackAttempt } from '../../platform/attempts/countAttempt.ts';
import type { CartViewDeps } from '../cart/cartDeps.ts';
import { requireActiveCart } from '../cart/loadCart.ts';
import { readCartCredentials } from '../cart/readCartCredentials.ts';
import { requireShopping } from '../cart/requireShopping.ts';
import { refusalFailure } from '../refusal/refusalFailure.ts';
import { countVoucherGuess } from '../voucher/countVoucherGuess.ts';
import { voucherRefusals } from '../voucher/voucherRefusals.ts';
import { cartView } from './cartView.ts';
import { redeemVoucher, removeVoucher } from './redeemVoucher.ts';

/** Applies a voucher's code to a cart, or removes it. Both change the total and the payment methods [VCH-01]. */
export async function voucherRoutes(app: FastifyInstance, deps: CallerDeps & CartViewDeps): Promise<void> {
  const { pool } = deps;

  serve(app, applyVoucher, async (call) => {
    const credentials = await readCartCredentials(call, deps);
    // Only a caller with access to the cart may try a code, and only these attempts are counted.
    requireShopping(await requireActiveCart(deps, credentials));
    const { shop, cartId, accountId } = credentials;
    const client = clientOf(call.request);
    const guess = await countVoucherGuess(pool, { eventId: shop.eventId, cartId, client, accountId });
    const redeemed = await resultInTransaction(pool, (db) => redeemVoucher(db, credentials, call.body.voucher));
    const isUnknown = !redeemed.ok && redeemed.error === voucherRefusals.invalid;
    if (!isUnknown) await takeBackAttempt(pool, guess);
    if (!redeemed.ok) throw refusalFailure(redeemed.error);
    return { data: await cartView(deps, credentials.shop, await requireActiveCart(deps, credentials)) };
  });

  serve(app, removeVoucherCall, async (call) => {
    const credentials = await readCartCredentials(call, deps);
    await inTransaction(pool, (db) => removeVoucher(db, credentials));
    return { data: await cartView(deps, credentials.shop, await requireActiveCart(deps, credentials)) };
  });
}
