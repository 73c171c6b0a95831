import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { hasSaleStarted } from '@festival/shared-contracts/shop/hasSaleStarted';
import type { Pool } from 'pg';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { type Refusal, refusal } from '../cart/refusal.ts';
import { accountRefusals } from './accountRefusals.ts';
import type { Buyer } from './buyer.ts';
import { hasAllItsOrders } from './hasAllItsOrders.ts';
import { readMembership } from './membership.ts';

const registrationMissing = refusal('registration.missing');
const orderPlaced = refusal('account.order_placed');
const notOpen = refusal('sale.not_open');

/** Whether a shop sells to some accounts and not to others, besides by their membership. */
export const isSaleRestricted = ({ config }: Shop): boolean =>
  config.registeredOnly === true || config.saleStarts !== undefined || config.maxOrdersPerAccount > 0;

/**
 * Whether an account may put something into a cart: its sale has begun (3003), it is registered where the sale is for the
 * registered (3000), and it has not placed all its orders (3001). A guest is asked to log in where an account would help [ERR-06].
 */
export async function checkSaleAccess(pool: Pool, cartId: string, buyer: Buyer): Promise<Result<void, Refusal>> {
  const { shop } = buyer;
  if (!isSaleRestricted(shop)) return success(undefined);
  const started = await checkStart(pool, buyer);
  if (!started.ok) return started;
  if (shop.config.registeredOnly) {
    if (buyer.accountId === null) return failure(accountRefusals.accountRequired);
    if (!(await isRegistered(pool, shop.eventId, buyer.accountId))) return failure(registrationMissing);
  }
  return (await hasAllItsOrders(pool, cartId, buyer)) ? failure(orderPlaced) : success(undefined);
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
