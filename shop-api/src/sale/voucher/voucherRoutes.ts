import { applyVoucher } from '@festival/shared-contracts/api/checkoutCalls';
import type { FastifyInstance } from 'fastify';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import { resultInTransaction } from '../../platform/database/resultInTransaction.ts';
import { ApiFailure } from '../../platform/http/ApiFailure.ts';
import { serve } from '../../platform/http/serve.ts';
import type { CartDeps } from '../cart/cartDeps.ts';
import { cartView } from '../cart/cartView.ts';
import { requireActiveCart } from '../cart/loadCart.ts';
import { readCartCredentials } from '../cart/readCartCredentials.ts';
import { redeemVoucher } from './redeemVoucher.ts';
import { countMiss, requireFewMisses } from './voucherMisses.ts';
import { voucherRefusals } from './voucherRefusals.ts';

/** Applies a voucher's code to a cart. It changes the total and the payment methods [VCH-01]. */
export async function voucherRoutes(app: FastifyInstance, deps: CallerDeps & CartDeps): Promise<void> {
  const { pool } = deps;

  serve(app, applyVoucher, async (call) => {
    const credentials = await readCartCredentials(call, deps);
    const client = { eventId: credentials.shop.eventId, address: call.request.ip };
    await requireFewMisses(pool, client);
    const redeemed = await resultInTransaction(pool, (db) => redeemVoucher(db, credentials, call.body.voucher));
    if (!redeemed.ok) {
      if (redeemed.error === voucherRefusals.invalid) await countMiss(pool, client);
      throw new ApiFailure(409, redeemed.error.code, redeemed.error.message);
    }
    return { data: await cartView(pool, credentials.shop, await requireActiveCart(deps, credentials)) };
  });
}
