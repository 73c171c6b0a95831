import { getCart } from '@festival/shared-contracts/api/cartCalls';
import { endpoint } from '@festival/shared-contracts/api/endpoint';
import * as z from 'zod/mini';

/** PUT /carts/{cartId}/vouchers: the cart comes back with other payment methods [VCH-01]. */
export const redeemVoucher = endpoint({
  name: 'redeemVoucher',
  summary: 'Redeems a voucher; the cart comes back with its payment methods',
  method: 'PUT',
  path: '/carts/:cartId/vouchers',
  params: { cartId: z.string() },
  body: z.object({ voucher: z.string() }),
  answer: getCart.answer,
});
