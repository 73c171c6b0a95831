import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { lastSecondsOfHold } from '@festival/shared-contracts/cart/lastSecondsOfHold';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { CartDeps } from '../cart/cartDeps.ts';
import { requireActiveCart } from '../cart/loadCart.ts';
import { requireShopping } from '../cart/requireShopping.ts';
import type { StoredCart } from '../cart-state/storedCart.ts';

/**
 * Extends the hold of a shopping cart by the shop's seconds. This is possible only in the last `lastSecondsOfHold`
 * seconds, and as often as the shop allows. An extension is added to the hold, not to the extra minutes of a cancelled
 * order. If those minutes end later than the hold, the call uses the number of extensions that is needed to exceed
 * them. Returns the cart. Fails with 409 when it is too early or the shop grants no more extensions. Throws 410 when
 * the hold has ended [BYD-01].
 */
export async function extendHold(
  deps: CartDeps,
  credentials: CartCredentials,
): Promise<Result<StoredCart, ApiFailure>> {
  requireShopping(await requireActiveCart(deps, credentials));
  const { shop, cartId } = credentials;
  const { times, seconds } = shop.config.holdExtensions;
  // One statement checks and changes the hold, so that concurrent clicks extend it only once: after the first, the hold
  // is no longer in its last seconds. If a job has ended the cart in between, nothing is extended. The sum of a time
  // and an interval depends on the connection's time zone, and a distributed database refuses such an expression in a
  // change; the sum is therefore computed in a fixed time zone.
  const extended = await deps.pool.query(
    `update carts set hold_extensions = hold_extensions + ${needed},
       hold_until = (hold_until at time zone 'UTC' + ${needed} * $4 * interval '1 second') at time zone 'UTC',
       expires_at = (hold_until at time zone 'UTC' + ${needed} * $4 * interval '1 second') at time zone 'UTC'
     where event_id = $1 and id = $2 and status = 'shopping' and hold_extensions + ${needed} <= $3
       and expires_at > statement_timestamp() and expires_at <= statement_timestamp() + $5 * interval '1 second'`,
    [shop.eventId, cartId, times, seconds, lastSecondsOfHold],
  );
  const cart = await requireActiveCart(deps, credentials);
  requireShopping(cart);
  if (extended.rowCount === 1) return success(cart);
  const { secondsLeft } = cart;
  const isEarly = secondsLeft !== null && secondsLeft > lastSecondsOfHold && cart.holdExtensions < times;
  return failure(isEarly ? tooEarly() : notExtendable());
}

/**
 * The number of extensions that are needed to exceed the cart's end: one, unless an order has moved that end beyond the
 * hold.
 */
const needed = `(1 + greatest(0, floor(extract(epoch from expires_at - hold_until) / greatest($4::integer, 1)))::integer)`;

const tooEarly = () => new ApiFailure(409, 'hold.too_early', 'The hold can be extended in its last seconds.');
const notExtendable = () => new ApiFailure(409, 'hold.not_extendable', 'The hold of this cart can not be extended.');
