import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { isSoldOut } from '@festival/shared-contracts/product/isSoldOut';
import { choiceOf, type RoomChoice } from '../../catalogue/travel/roomChoice.ts';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { CartChangeDeps } from '../cart/cartDeps.ts';
import { cartRefusals, closedRefusal } from '../cart/cartRefusals.ts';
import { checkIsShopping } from '../cart/checkIsShopping.ts';
import { closedCartRefusal } from '../cart/closedCartRefusal.ts';
import { loadCart } from '../cart/loadCart.ts';
import { reserveLine } from '../cart/reserveLine.ts';
import type { StoredCart } from '../cart-state/storedCart.ts';
import { checkMembership, membershipFor } from '../limits/checkMembership.ts';
import { checkSaleAccess } from '../limits/checkSaleAccess.ts';
import type { Refusal } from '../refusal/refusal.ts';
import { followPersons } from './followPersons.ts';
import { stayRefusals } from './stayRefusals.ts';

/**
 * Makes a room option the stay of a cart and replaces the former stay. It first reserves the rooms, and then releases
 * the lines that are not in the new stay. If it is refused, the former stay is unchanged [TRV-03].
 */
export async function chooseRoom(
  deps: CartChangeDeps,
  credentials: CartCredentials,
  optionId: string,
): Promise<Result<void, Refusal>> {
  const cart = await loadCart(deps, credentials);
  const shopping = checkIsShopping(cart.status);
  if (!shopping.ok) return shopping;
  const choice = choiceOf(credentials.shop, optionId);
  if (!choice) return failure(stayRefusals.noSuchRoom);
  const allowed = await checkChoice(deps, credentials, cart, choice);
  if (!allowed.ok) return allowed;
  const change = { entry: choice.room, quantity: choice.rooms, held: cart.quantities };
  const reserved = await reserveLine(deps, credentials, change);
  if (!reserved.ok)
    return reserved.error.code === cartRefusals.soldOut.code ? failure(stayRefusals.noRoomLeft) : reserved;
  const stored = await storeStay(deps, credentials, choice);
  return stored.ok ? followPersons(deps, credentials) : stored;
}

async function checkChoice(
  { pool }: CartChangeDeps,
  { shop, accountId }: CartCredentials,
  { id: cartId, quantities: held, accountId: cartAccountId }: StoredCart,
  choice: RoomChoice,
): Promise<Result<void, Refusal>> {
  const { room, rooms } = choice;
  if (shop.capabilities.isClosed) return failure(closedRefusal(shop.capabilities));
  if (!shop.capabilities.takesPayment) return failure(cartRefusals.takesNoPayment);
  if (rooms > (held[room.product.id] ?? 0) && isOffSale(choice)) return failure(stayRefusals.noRoomLeft);
  const buyer = { shop, accountId: accountId ?? cartAccountId };
  const access = await checkSaleAccess(pool, cartId, buyer);
  if (!access.ok) return access;
  const membership = await membershipFor(pool, shop, buyer.accountId);
  return checkMembership({ ...held, [room.product.id]: rooms }, shop, membership);
}

/** Whether a flag takes the room off sale, even if it has stock. */
const isOffSale = ({ stay, room }: RoomChoice): boolean => stay.package.state.soldout || isSoldOut(room.product);

async function storeStay(
  deps: CartChangeDeps,
  credentials: CartCredentials,
  choice: RoomChoice,
): Promise<Result<void, Refusal>> {
  const { shop, cartId } = credentials;
  const { stay, room, rooms, persons } = choice;
  const { rows } = await deps.pool.query<{ outcome: 'kept' | 'closed' | 'changed' }>({
    name: 'set-stay',
    text: 'select set_stay($1, $2, $3, $4, $5, $6) as outcome',
    values: [shop.eventId, cartId, stay.package.id, room.product.id, rooms, persons],
  });
  if (rows[0]?.outcome === 'kept') return success(undefined);
  if (rows[0]?.outcome === 'changed') return failure(cartRefusals.changed);
  return failure(await closedCartRefusal(deps, credentials));
}
