import { applyVoucher } from '@festival/shared-contracts/api/cartCalls';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../platform/http/ApiFailure.ts';
import { serve } from '../../platform/http/serve.ts';
import type { ShopApiParts } from '../../shopApiParts.ts';
import { cartView } from '../cart/cartView.ts';
import { claimOf } from '../cart/claimOf.ts';
import { livingCart } from '../cart/storedCart.ts';
import { redeemVoucher } from './redeemVoucher.ts';
import { countMiss, requireFewMisses } from './voucherMisses.ts';

/** Vouchers: a code changes what a cart costs, and how it can be paid [VCH-01]. */
export async function voucherRoutes(app: FastifyInstance, parts: ShopApiParts): Promise<void> {
  serve(app, applyVoucher, async (call) => {
    const claim = await claimOf(call, parts);
    const client = { eventId: claim.shop.eventId, address: call.request.ip };
    await requireFewMisses(parts.pool, client);
    try {
      await redeemVoucher(parts, claim, call.body.voucher);
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'voucher.invalid') await countMiss(parts.pool, client);
      throw error;
    }
    return { data: await cartView(parts.pool, claim.shop, await livingCart(parts, claim)) };
  });
}
