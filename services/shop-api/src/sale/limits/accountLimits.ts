import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { Refusal } from '../refusal/refusal.ts';
import { accountLimitIds } from './accountLimitIds.ts';
import { accountRefusals } from './accountRefusals.ts';
import type { Buyer } from './buyer.ts';
import type { Limit } from './limit.ts';
import { membershipsIn } from './membershipsIn.ts';

/**
 * The account limits that an order uses: the number of orders per account [CHK-12], and one membership [MEM-01]. An
 * order of only a membership does not use the order limit, since the membership gives access to the sale.
 */
export function accountLimits(quantities: Quantities, { shop, accountId }: Buyer): Result<Limit[], Refusal> {
  const { tooManyOrders, tooManyMemberships, accountRequired } = accountRefusals;
  const most = shop.config.maxOrdersPerAccount;
  const memberships = membershipsIn(quantities, shop);
  if (memberships > 1) return failure(tooManyMemberships);
  if (accountId === null) return most > 0 || memberships > 0 ? failure(accountRequired) : success([]);
  const orders = { limitId: accountLimitIds.orders(shop, accountId), total: most, keepSeconds: 0 };
  const membership = { limitId: accountLimitIds.membership(accountId), total: 1, keepSeconds: 0 };
  return success([
    ...(most > 0 && memberships === 0 ? [{ ...orders, refusal: tooManyOrders }] : []),
    ...(memberships > 0 ? [{ ...membership, refusal: tooManyMemberships }] : []),
  ]);
}
