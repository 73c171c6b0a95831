import { isSoldOut } from '@festival/shared-contracts/product/isSoldOut';
import { choiceOf, type RoomChoice } from '../../catalogue/travel/roomChoice.ts';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { CartChangeDeps } from '../cart/cartDeps.ts';
import { cartChanged, closedCartRefusal, closedRefusal } from '../cart/closedCartRefusal.ts';
import { loadCart } from '../cart/loadCart.ts';
import { type Refusal, shopClosed, soldOut } from '../cart/quantityRefusal.ts';
import { reserveLine } from '../cart/reserveLine.ts';
import { memberRefusal, membershipFor } from '../limits/checkMembership.ts';
import { followPersons } from './followPersons.ts';
import { noRoomLeft, noSuchRoom } from './stayRefusals.ts';

/**
 * Makes a room option the cart's stay, in place of the one before: its rooms are held first, then what does not go with it is
 * let go at once [TRV-03]. Answers null when it is done, else why not, and then the stay before still stands.
 */
export async function chooseRoom(
  deps: CartChangeDeps,
  claim: CartCredentials,
  optionId: string,
): Promise<Refusal | null> {
  const { shop } = claim;
  const cart = await loadCart(deps, claim);
  const closed = closedRefusal(cart.status);
  if (closed) return closed;
  const choice = choiceOf(shop, optionId);
  if (!choice) return noSuchRoom;
  if (shop.capabilities.isClosed) return shopClosed;
  const held = cart.quantities;
  const { room, rooms } = choice;
  if (rooms > (held[room.product.id] ?? 0) && isOff(choice)) return noRoomLeft;
  const membership = await membershipFor(deps.pool, shop, claim.accountId ?? cart.accountId);
  const notMember = memberRefusal({ ...held, [room.product.id]: rooms }, shop, membership);
  if (notMember) return notMember;
  const refused = await reserveLine(deps, claim, { entry: room, quantity: rooms, held });
  if (refused) return refused === soldOut ? noRoomLeft : refused;
  return (await storeStay(deps, claim, choice)) ?? (await followPersons(deps, claim));
}

/** Taken off sale by a flag, whatever is left. */
const isOff = ({ stay, room }: RoomChoice): boolean => stay.package.state.soldout || isSoldOut(room.product);

async function storeStay(deps: CartChangeDeps, claim: CartCredentials, choice: RoomChoice): Promise<Refusal | null> {
  const { shop, cartId } = claim;
  const { stay, room, rooms, persons } = choice;
  const { rows } = await deps.pool.query<{ outcome: 'kept' | 'closed' | 'changed' }>({
    name: 'keep-stay',
    text: 'select set_stay($1, $2, $3, $4, $5, $6) as outcome',
    values: [shop.eventId, cartId, stay.package.id, room.product.id, rooms, persons],
  });
  if (rows[0]?.outcome === 'kept') return null;
  return rows[0]?.outcome === 'changed' ? cartChanged : await closedCartRefusal(deps, claim);
}
