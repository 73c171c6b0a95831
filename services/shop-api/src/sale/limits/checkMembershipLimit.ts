import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { Pool } from 'pg';
import type { QuantityChange } from '../cart/quantityChange.ts';
import type { Refusal } from '../refusal/refusal.ts';
import { accountLimitIds } from './accountLimitIds.ts';
import { accountRefusals } from './accountRefusals.ts';
import type { Buyer } from './buyer.ts';
import { isUsedUp } from './isUsedUp.ts';
import { readMembership } from './membership.ts';
import { membershipsIn } from './membershipsIn.ts';

/**
 * Checks whether an account may add a membership to a cart with these quantities: the limit is one per account
 * [MEM-01].
 */
export async function checkMembershipLimit(
  pool: Pool,
  { productId, quantity }: QuantityChange,
  held: Quantities,
  { shop, accountId }: Buyer,
): Promise<Result<void, Refusal>> {
  if (quantity === 0 || shop.byId.get(productId)?.product.mappedType !== 'membership') return success(undefined);
  if (accountId === null) return failure(accountRefusals.accountRequired);
  const after = membershipsIn({ ...held, [productId]: quantity }, shop);
  const limit = { eventId: shop.eventId, limitId: accountLimitIds.membership(accountId) };
  if (after > 1 || (await isUsedUp(pool, limit))) return failure(accountRefusals.tooManyMemberships);
  // The account may also have a membership as a gift, or from another event of the brand.
  const { status } = await readMembership(pool, { brand: shop.config.ossBrand, accountId });
  return status === 'active' ? failure(accountRefusals.tooManyMemberships) : success(undefined);
}
