import { lineAmount } from '@festival/shared-contracts/cart/lineAmount';
import type { Shop } from '../shop/shop.ts';
import type { Stay, StayRoom } from './stay.ts';

/** A kind of room for some persons, and the number of rooms that they need. */
export type RoomChoice = { stay: Stay; room: StayRoom; persons: number; rooms: number };

/**
 * The id of a room option: the room's id if the persons fill the room, otherwise with the number of persons, as in
 * `hotel-dune-double~3`.
 */
export const optionIdOf = ({ room, persons }: Pick<RoomChoice, 'room' | 'persons'>): string =>
  persons === room.sleeps ? room.product.id : `${room.product.id}~${persons}`;

/** The choice of this kind of room for these persons; null if there are more persons than it can take. */
export const choiceFor = (stay: Stay, room: StayRoom, persons: number): RoomChoice | null =>
  persons >= 1 && persons <= room.takes ? { stay, room, persons, rooms: Math.ceil(persons / room.sleeps) } : null;

/** The choices of rooms in a package for these persons, including sold-out rooms. */
export const choicesFor = (stay: Stay, persons: number): RoomChoice[] =>
  stay.rooms.flatMap((room) => choiceFor(stay, room, persons) ?? []);

/** Finds the choice with an option's id. Returns null if the shop has no such option. */
export function choiceOf(shop: Shop, optionId: string): RoomChoice | null {
  const [, roomId = optionId, persons] = /^(.+)~([1-9]\d?)$/.exec(optionId) ?? [];
  for (const stay of shop.stays.values()) {
    const room = stay.rooms.find(({ product }) => product.id === roomId);
    if (room) return choiceFor(stay, room, persons === undefined ? room.sleeps : Number(persons));
  }
  return null;
}

/** The option in the form of a package or a travel cart. The subtotal is in cents, for all rooms. */
export const packageOptionOf = (choice: RoomChoice) => ({
  id: optionIdOf(choice),
  title: titleOf(choice, choice.room.title),
  subtotal: subtotalOf(choice),
  roomId: choice.room.product.id,
  rooms: choice.rooms,
  texts: titlesOf(choice),
});

/** The option's title by language. */
export const titlesOf = (choice: RoomChoice) =>
  Object.fromEntries(
    Object.entries(choice.room.titles).map(([language, title]) => [language, { title: titleOf(choice, title) }]),
  );

export const titleOf = ({ rooms }: RoomChoice, title: string): string => (rooms > 1 ? `${rooms} × ${title}` : title);

/** The price in cents, for all rooms. */
export const subtotalOf = ({ rooms, room }: RoomChoice): number => lineAmount(room.product, rooms);
