import { applyVoucher } from '@festival/shared-contracts/api/checkoutCalls';
import type { FastifyInstance } from 'fastify';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import { ApiFailure } from '../../platform/http/ApiFailure.ts';
import { serve } from '../../platform/http/serve.ts';
import type { CartDeps } from '../cart/cartDeps.ts';
import { cartView } from '../cart/cartView.ts';
import { claimOf } from '../cart/claimOf.ts';
import { livingCart } from '../cart/ownCart.ts';
import { redeemVoucher } from './redeemVoucher.ts';
import { countMiss, requireFewMisses } from './voucherMisses.ts';

/** Vouchers: a code changes what a cart costs, and how it can be paid [VCH-01]. */
export async function voucherRoutes(app: FastifyInstance, deps: CallerDeps & CartDeps): Promise<void> {
  serve(app, applyVoucher, async (call) => {
    const claim = await claimOf(call, deps);
    const client = { eventId: claim.shop.eventId, address: call.request.ip };
    await requireFewMisses(deps.pool, client);
    try {
      await redeemVoucher(deps, claim, call.body.voucher);
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'voucher.invalid') await countMiss(deps.pool, client);
      throw error;
    }
    return { data: await cartView(deps.pool, claim.shop, await livingCart(deps, claim)) };
  });
}
