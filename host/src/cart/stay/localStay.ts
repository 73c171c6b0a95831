import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { lineAmount } from '@festival/shared-contracts/cart/lineAmount';
import { failure, success } from '@festival/shared-contracts/errors/result';
import { isTravelTicket } from '@festival/shared-contracts/product/isTravelTicket';
import type { Product } from '@festival/shared-contracts/product/product';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { travelCartAtom, travelCartPrimitive } from '@festival/shared-contracts/state/travelState';
import { totalOfStay } from '@festival/shared-contracts/travel/totalOfStay';
import type { TravelCart } from '@festival/shared-contracts/travel/travelCart';
import { checkLocalQuantity } from '../localCart.ts';
import type { Stay } from './stay.ts';
import type { StayDeps } from './stayDeps.ts';
import { noRoomLeft, noSuchRoom, noSuchStay } from './stayRefusals.ts';

type Choice = Parameters<Stay['choose']>[0];

/** A chosen stay without extras, in the form in which a wishlist stores it. */
const travelCartOf = ({
  travelPackage,
  room: { id, title, subtotal, roomId, rooms, texts },
  persons,
}: Choice): TravelCart => ({
  id: travelPackage.id,
  packageId: travelPackage.id,
  name: travelPackage.name,
  occupation: persons,
  startOfStayDate: travelPackage.startOfStayDate,
  endOfStayDate: travelPackage.endOfStayDate,
  packageOption: { id, title, subtotal, roomId, rooms, texts },
  extras: [],
  addOns: [],
  image: travelPackage.images[0] ?? '',
  totalPrice: subtotal,
  texts: travelPackage.texts,
});

/** The products that a stay adds to the cart, with quantity 0, so that they are removed. */
const withoutStay = (stay: TravelCart | null): Quantities =>
  Object.fromEntries(
    [stay?.packageOption?.roomId ?? '', ...(stay?.extras ?? []).map(({ extraId }) => extraId)]
      .filter((id) => id !== '')
      .map((id) => [id, 0]),
  );

const withExtra = (stay: TravelCart, product: Product, amount: number): TravelCart => {
  const { id: extraId } = product;
  const others = stay.extras.filter((extra) => extra.extraId !== extraId);
  const chosen = { extraId, amount, subtotal: lineAmount(product, amount), category: 'extra' as const };
  const extras = amount === 0 ? others : [...others, chosen];
  return { ...stay, extras, totalPrice: totalOfStay({ ...stay, extras }) };
};

/** The stay of a wishlist. It makes no calls: the choice is kept with the quantities until it is saved [TRV-08]. */
export const localStay = ({ store, writer }: StayDeps): Stay => {
  const show = (stay: TravelCart | null, quantities: Quantities): void => {
    store.set(travelCartPrimitive, stay);
    writer.setTogether?.(quantities);
  };
  const travelTicketId = () => store.get(primitives.products).find(isTravelTicket)?.id;
  const held = (id: string | undefined): number => (id && store.get(primitives.cart)?.products[id]) || 0;

  /** The number of tickets follows the persons until the shopper sets another number [TRV-03]. */
  const ticketsFor = (persons: number, former: TravelCart | null): Quantities => {
    const id = travelTicketId();
    const follows = former === null || held(id) === former.occupation;
    return id && follows ? { [id]: persons } : {};
  };

  return {
    read: async () => success(undefined),
    async choose(choice) {
      const { room, persons } = choice;
      if (room.stock !== null && room.stock < 1) return failure(noRoomLeft);
      const former = store.get(travelCartAtom);
      const tickets = ticketsFor(persons, former);
      show(travelCartOf(choice), { ...withoutStay(former), [room.roomId]: room.rooms, ...tickets });
      return success(undefined);
    },
    // Only the Travel API knows the price for another number of persons, so the page chooses the room again instead.
    setPersons: async () => failure(noSuchRoom),
    async setExtra(extraId, amount) {
      const stay = store.get(travelCartAtom);
      const product = store.get(primitives.products).find(({ id }) => id === extraId);
      if (!stay || !product) return failure(noSuchStay);
      const checked = checkLocalQuantity(store, extraId, amount);
      if (!checked.ok) return checked;
      show(withExtra(stay, product, amount), { [extraId]: amount });
      return success(undefined);
    },
    async setAddOn(key, { quantity }) {
      const checked = checkLocalQuantity(store, key, quantity);
      if (checked.ok) writer.setTogether?.({ [key]: quantity });
      return checked;
    },
    async remove() {
      const stay = store.get(travelCartAtom);
      if (!stay) return failure(noSuchStay);
      const id = travelTicketId();
      show(null, { ...withoutStay(stay), ...(id ? { [id]: 0 } : {}) });
      return success(undefined);
    },
  };
};
