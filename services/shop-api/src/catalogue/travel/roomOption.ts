import type { RoomOption } from '@festival/shared-contracts/travel/roomOption';
import type { FreeOf } from './freeStock.ts';
import { productTexts } from './productTexts.ts';
import { optionIdOf, type RoomChoice, subtotalOf, titleOf, titlesOf } from './roomChoice.ts';

/**
 * A room choice in the Travel API's form. Its stock counts how many times the option can be chosen, not single rooms
 * [TRV-02].
 */
export function roomOption(choice: RoomChoice, freeOf: FreeOf): RoomOption {
  const { room, persons, rooms } = choice;
  const free = freeOf(room);
  const { description, image } = room.product.meta;
  return {
    id: optionIdOf(choice),
    title: titleOf(choice, room.title),
    description,
    occupation: persons,
    subtotal: subtotalOf(choice),
    roomId: room.product.id,
    rooms,
    stock: free === null ? null : Math.floor(free / rooms),
    images: image === '' ? [] : [image],
    texts: textsOf(choice),
  };
}

const textsOf = (choice: RoomChoice) => {
  const own = productTexts(choice.room.product);
  return Object.fromEntries(
    Object.entries(titlesOf(choice)).map(([language, title]) => [
      language,
      { ...title, description: own[language]?.description },
    ]),
  );
};
