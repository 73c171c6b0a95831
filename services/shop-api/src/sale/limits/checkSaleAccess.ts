import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { hasSaleStarted } from '@festival/shared-contracts/shop/hasSaleStarted';
import type { Pool } from 'pg';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { type Refusal, refusal } from '../refusal/refusal.ts';
import { accountRefusals } from './accountRefusals.ts';
import type { Buyer } from './buyer.ts';
import { hasAllItsOrders } from './hasAllItsOrders.ts';
import { readMembership } from './membership.ts';

const registrationMissing = refusal('registration.missing');
const orderPlaced = refusal('account.order_placed');
const notOpen = refusal('sale.not_open');

/** Whether a shop sells to accounts, but not to guests [RTE-04, RTE-17, OVL-08]. */
export const isForAccounts = ({ capabilities }: Shop): boolean =>
  capabilities.requiresLogin || capabilities.asksForLogin;

/** Whether a shop sells only to some accounts, for a reason other than their membership. */
const distinguishesAccounts = ({ config }: Shop): boolean =>
  config.registeredOnly === true || config.saleStarts !== undefined || config.maxOrdersPerAccount > 0;

/** Whether the shop's answer depends on the account: which account it is, or whether the caller has one. */
export const isSaleRestricted = (shop: Shop, accountId: string | null): boolean =>
  distinguishesAccounts(shop) || (accountId === null && isForAccounts(shop));

/**
 * Checks whether a visitor may add a product to a cart: the shop sells to the visitor, and their account has not
 * reached its order limit (3001) [ERR-06].
 */
export async function checkSaleAccess(pool: Pool, cartId: string, buyer: Buyer): Promise<Result<void, Refusal>> {
  const sells = await checkBuyerAccess(pool, buyer);
  if (!sells.ok) return sells;
  return (await hasAllItsOrders(pool, cartId, buyer)) ? failure(orderPlaced) : success(undefined);
}

/**
 * Checks whether a shop sells to a visitor. A shop for accounts refuses guests, and refuses accounts before the start
 * of their sale (3003). A shop for registered accounts requires a registration (3000). A guest is asked to log in if an
 * account would help. The form and the order are checked for the account of the order, even if another account filled
 * the cart [ERR-06, RTE-04].
 */
export async function checkBuyerAccess(pool: Pool, buyer: Buyer): Promise<Result<void, Refusal>> {
  const { shop, accountId } = buyer;
  if (accountId === null && isForAccounts(shop)) return failure(accountRefusals.accountRequired);
  if (!distinguishesAccounts(shop)) return success(undefined);
  const started = await checkStart(pool, buyer);
  if (!started.ok || !shop.config.registeredOnly) return started;
  if (accountId === null) return failure(accountRefusals.accountRequired);
  return (await isRegistered(pool, shop.eventId, accountId)) ? success(undefined) : failure(registrationMissing);
}

async function checkStart(pool: Pool, { shop, accountId }: Buyer): Promise<Result<void, Refusal>> {
  const { saleStarts, ossBrand: brand } = shop.config;
  const isOpenTo = (level: number) => hasSaleStarted(saleStarts, level, Date.now());
  if (isOpenTo(0)) return success(undefined);
  if (accountId === null)
    return failure(isOpenTo(Number.POSITIVE_INFINITY) ? accountRefusals.accountRequired : notOpen);
  const { level, status } = await readMembership(pool, { brand, accountId });
  return isOpenTo(status === 'active' ? level : 0) ? success(undefined) : failure(notOpen);
}

/** A saved wishlist registers its account for the event. */
async function isRegistered(pool: Pool, eventId: string, accountId: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'is-registered',
    text: 'select 1 from wishlists where event_id = $1 and account_id = $2',
    values: [eventId, accountId],
  });
  return rowCount === 1;
}
