import { applyVoucher } from '@festival/shared-contracts/api/checkoutCalls';
import type { FastifyInstance } from 'fastify';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import { ApiFailure } from '../../platform/http/ApiFailure.ts';
import { serve } from '../../platform/http/serve.ts';
import type { CartDeps } from '../cart/cartDeps.ts';
import { cartView } from '../cart/cartView.ts';
import { requireActiveCart } from '../cart/loadCart.ts';
import { readCartCredentials } from '../cart/readCartCredentials.ts';
import { redeemVoucher } from './redeemVoucher.ts';
import { countMiss, requireFewMisses } from './voucherMisses.ts';

/** Applies a voucher's code to a cart. It changes the total and the payment methods [VCH-01]. */
export async function voucherRoutes(app: FastifyInstance, deps: CallerDeps & CartDeps): Promise<void> {
  serve(app, applyVoucher, async (call) => {
    const claim = await readCartCredentials(call, deps);
    const client = { eventId: claim.shop.eventId, address: call.request.ip };
    await requireFewMisses(deps.pool, client);
    try {
      await redeemVoucher(deps, claim, call.body.voucher);
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'voucher.invalid') await countMiss(deps.pool, client);
      throw error;
    }
    return { data: await cartView(deps.pool, claim.shop, await requireActiveCart(deps, claim)) };
  });
}
