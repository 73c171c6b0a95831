import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { lineAmount } from '@festival/shared-contracts/cart/lineAmount';
import { addOnOfKey } from '@festival/shared-contracts/travel/addOnKey';
import { totalOfStay } from '@festival/shared-contracts/travel/totalOfStay';
import type { TravelCart } from '@festival/shared-contracts/travel/travelCart';
import type { Pool } from 'pg';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { freeStock } from '../../catalogue/travel/freeStock.ts';
import { packageNames } from '../../catalogue/travel/packageNames.ts';
import { choiceFor, packageOptionOf, type RoomChoice } from '../../catalogue/travel/roomChoice.ts';
import { heldQuantities } from '../cart/heldQuantities.ts';
import { type CartStay, cartStay } from './cartStay.ts';
import { extraOfKey, stayAddOn } from './stayAddOn.ts';

/** The stay of a cart in the form of the hotel cart's calls, or null if it has none. */
export async function travelCartView(pool: Pool, shop: Shop, cartId: string): Promise<TravelCart | null> {
  const [stay, held] = await Promise.all([
    cartStay(pool, shop.eventId, cartId),
    heldQuantities(pool, shop.eventId, cartId),
  ]);
  const choice = stay && choiceOfStay(shop, stay);
  if (!choice) return null;
  const { package: own } = choice.stay;
  const extras = extrasOf(choice, held);
  const packageOption = packageOptionOf(choice);
  return {
    id: stay.id,
    packageId: own.id,
    name: own.name,
    occupation: stay.persons,
    startOfStayDate: own.startOfStayDate,
    endOfStayDate: own.endOfStayDate,
    packageOption,
    extras,
    addOns: await addOnsOf(pool, shop, held),
    image: own.images[0] ?? '',
    totalPrice: totalOfStay({ packageOption, extras }),
    texts: packageNames(choice.stay),
  };
}

function choiceOfStay(shop: Shop, { packageId, roomId, persons }: CartStay): RoomChoice | null {
  const stay = shop.stays.get(packageId);
  const room = stay?.rooms.find(({ product }) => product.id === roomId);
  return stay && room ? choiceFor(stay, room, persons) : null;
}

const extrasOf = ({ stay }: RoomChoice, held: Quantities) =>
  stay.extras.flatMap(({ product, category }) => {
    const amount = held[product.id] ?? 0;
    return amount === 0 ? [] : [{ extraId: product.id, amount, subtotal: lineAmount(product, amount), category }];
  });

async function addOnsOf(pool: Pool, shop: Shop, held: Quantities): Promise<TravelCart['addOns']> {
  const lines = Object.entries(held).flatMap(([key, quantity]) => {
    const extra = addOnOfKey(key) && extraOfKey(shop, key);
    return extra ? [{ extra, quantity }] : [];
  });
  if (lines.length === 0) return [];
  const freeOf = await freeStock(
    pool,
    shop.eventId,
    lines.map(({ extra }) => extra),
  );
  return lines.map(({ extra, quantity }) => stayAddOn(extra, { quantity, stock: freeOf(extra) }));
}
