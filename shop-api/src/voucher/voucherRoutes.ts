import { applyVoucher } from '@festival/shared-contracts/api/cartCalls';
import type { FastifyInstance } from 'fastify';
import { cartView } from '../cart/cartView.ts';
import { claimOf } from '../cart/claimOf.ts';
import { livingCart } from '../cart/storedCart.ts';
import { serve } from '../http/serve.ts';
import type { ShopApiParts } from '../shopApiParts.ts';
import { redeemVoucher } from './redeemVoucher.ts';

/** Vouchers: a code changes what a cart costs, and how it can be paid [VCH-01]. */
export async function voucherRoutes(app: FastifyInstance, parts: ShopApiParts): Promise<void> {
  serve(app, applyVoucher, async (call) => {
    const claim = await claimOf(call, parts);
    await redeemVoucher(parts, claim, call.body.voucher);
    return { data: await cartView(parts.pool, claim.shop, await livingCart(parts.pool, claim)) };
  });
}
