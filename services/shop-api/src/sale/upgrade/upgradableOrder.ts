import type { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { isUuid } from '@festival/shared-contracts/text/isUuid';
import type { Pool, PoolClient } from 'pg';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { countAttempt, takeBackAttempt } from '../../platform/attempts/countAttempt.ts';
import type { Limit } from '../limits/limit.ts';
import { type Refusal, refusal } from '../refusal/refusal.ts';
import { refusalFailure } from '../refusal/refusalFailure.ts';

const reference = /^[0-9]{9}$/;

const refused = (status: number, reason: Refusal) => failure(refusalFailure(reason, { status }));

const malformedId = refusal('upgrade.order_id_invalid');
const notFound = refusal('upgrade.not_found');
const noAccess = refusal('upgrade.access_id_invalid');
const alreadyUpgraded = refusal('upgrade.processed');
const locked = refusal('4364');

/** The maximum number of wrong access ids for one order number, and the minutes within which they count. */
const guesses = { most: 5, minutes: 10 };

/** An order can be upgraded once [UPG-03]. */
export const upgradeLimit = (orderId: string): Limit => ({
  limitId: `upgrade:${orderId}`,
  total: 1,
  keepSeconds: 0,
  refusal: alreadyUpgraded,
});

/** The order to upgrade, and the caller's credentials for it. */
type UpgradeCredentials = { orderId: string; accessId: string | undefined; accountId: string | null };

/**
 * Returns the id of the paid order to upgrade. The external reference is a secret: it is also the access id, and
 * authorizes the caller. The nine digits are accepted only together with the access id, or for the account that placed
 * the order. Fails with 4005, 4006, 4003 or 4002. A wrong number and a wrong access id give the same failure [UPG-03].
 * After five wrong access ids the link of an order number is locked, even for the right access id: 423, 4364 [ERR-06].
 */
export async function upgradableOrder(
  pool: Pool,
  shop: Shop,
  { orderId: named, accessId, accountId }: UpgradeCredentials,
): Promise<Result<string, ApiFailure>> {
  const isDigits = reference.test(named);
  if (!isUuid(named) && !isDigits) return refused(400, malformedId);
  if (accessId === undefined ? isDigits && accountId === null : !isUuid(accessId)) return refused(403, noAccess);
  const isGuess = isDigits && accessId !== undefined;
  const limits = [{ key: `upgrade ${named}`, most: guesses.most }];
  const guess = isGuess
    ? await countAttempt(pool, { eventId: shop.eventId, limits, minutes: guesses.minutes })
    : undefined;
  if (guess === null) return refused(423, locked);
  const { rows } = await pool.query<{ id: string; isProcessed: boolean }>(
    `select orders.id, coalesce(used >= total, false) as "isProcessed"
     from orders left join limits on limits.event_id = $1 and limits.id = 'upgrade:' || orders.id
     where orders.event_id = $1 and orders.status = 'completed'
       and case when $4 then reference = $2 and (account_id = $3 or external_reference = $5)
         else external_reference = $2::uuid and external_reference = coalesce($5, external_reference) end`,
    [shop.eventId, named, accountId, isDigits, accessId],
  );
  const [order] = rows;
  if (order && guess) await takeBackAttempt(pool, guess);
  if (!order) return accessId === undefined ? refused(404, notFound) : refused(403, noAccess);
  return order.isProcessed ? refused(409, alreadyUpgraded) : success(order.id);
}

/**
 * The quantities of an order, by product id, that are neither refunded nor upgraded by another cart. Null without an
 * order; empty once the order is refunded.
 */
export async function boughtBy(
  db: Pool | PoolClient,
  eventId: string,
  { id: cartId, upgradableOrderId: orderId }: { id: string; upgradableOrderId: string | null },
): Promise<Quantities | null> {
  if (orderId === null) return null;
  const { rows } = await db.query<{ id: string; quantity: number }>({
    name: 'bought-by',
    text: 'select product_id as id, quantity from upgradable_quantities($1, $2, $3)',
    values: [eventId, orderId, cartId],
  });
  return Object.fromEntries(rows.map(({ id, quantity }) => [id, quantity]));
}
