import type { Shop } from '../shop/shop.ts';
import type { Stay, StayRoom } from './stay.ts';

/** Persons in a kind of room, and how many such rooms they need. */
export type RoomChoice = { stay: Stay; room: StayRoom; persons: number; rooms: number };

/** What a room option is called: the room's own id where it is full, else with the persons, as `hotel-dune-double~3`. */
export const optionIdOf = ({ room, persons }: Pick<RoomChoice, 'room' | 'persons'>): string =>
  persons === room.sleeps ? room.product.id : `${room.product.id}~${persons}`;

/** These persons in a room of this kind, or null where it takes fewer. */
export const choiceFor = (stay: Stay, room: StayRoom, persons: number): RoomChoice | null =>
  persons >= 1 && persons <= room.takes ? { stay, room, persons, rooms: Math.ceil(persons / room.sleeps) } : null;

/** The room and the persons that an option's id names, or null where the shop has no such option. */
export function choiceOf(shop: Shop, optionId: string): RoomChoice | null {
  const [, roomId = optionId, persons] = /^(.+)~([1-9]\d?)$/.exec(optionId) ?? [];
  for (const stay of shop.stays.values()) {
    const room = stay.rooms.find(({ product }) => product.id === roomId);
    if (room) return choiceFor(stay, room, persons === undefined ? room.sleeps : Number(persons));
  }
  return null;
}

/** The option as a package or a travel cart holds it; the subtotal in cents, for all its rooms. */
export const packageOptionOf = (choice: RoomChoice) => ({
  id: optionIdOf(choice),
  title: titleOf(choice, choice.room.title),
  subtotal: choice.rooms * choice.room.product.price,
  texts: titlesOf(choice),
});

/** The option's title by language. */
export const titlesOf = (choice: RoomChoice) =>
  Object.fromEntries(
    Object.entries(choice.room.titles).map(([language, title]) => [language, { title: titleOf(choice, title) }]),
  );

export const titleOf = ({ rooms }: RoomChoice, title: string): string => (rooms > 1 ? `${rooms} × ${title}` : title);
