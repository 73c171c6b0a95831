import type { QueryOf } from '@festival/shared-contracts/api/endpoint';
import type { listPackages } from '@festival/shared-contracts/api/travelCalls';
import type { OfferedExtra } from '@festival/shared-contracts/travel/offeredExtra';
import type { RoomOption } from '@festival/shared-contracts/travel/roomOption';
import { soldOutLast, type TravelPackage } from '@festival/shared-contracts/travel/travelPackage';
import type { FreeOf } from './freeStock.ts';
import { choiceFor, optionIdOf, packageOptionOf, type RoomChoice, titleOf, titlesOf } from './roomChoice.ts';
import type { Stay, StayExtra, Stays } from './stay.ts';

/**
 * The packages that fit the filters, sold-out ones last, each priced for the persons asked about (else for those it is made
 * for) in its cheapest room that is left [TRV-01, API-04].
 */
export function offeredPackages(stays: Stays, filters: QueryOf<typeof listPackages>, freeOf: FreeOf): TravelPackage[] {
  return soldOutLast(
    [...stays.values()].filter((stay) => fits(stay.package, filters)).flatMap((stay) => offered(stay, filters, freeOf)),
  );
}

function fits(stay: TravelPackage, { category, rating, date }: QueryOf<typeof listPackages>): boolean {
  return (
    (!category?.length || category.includes(stay.category)) &&
    (rating === undefined || stay.rating >= rating) &&
    (date === undefined || (stay.startOfStayDate <= date && date <= stay.endOfStayDate))
  );
}

function offered(stay: Stay, { persons }: QueryOf<typeof listPackages>, freeOf: FreeOf): TravelPackage[] {
  const choices = choicesFor(stay, persons ?? stay.package.occupation);
  const left = choices.filter((choice) => isLeft(choice, freeOf));
  const [cheapest] = (left.length > 0 ? left : choices).toSorted((a, b) => subtotal(a) - subtotal(b));
  if (!cheapest) return [];
  return [
    {
      ...stay.package,
      occupation: cheapest.persons,
      packageOption: packageOptionOf(cheapest),
      totalPrice: subtotal(cheapest),
      state: { soldout: stay.package.state.soldout || left.length === 0 },
    },
  ];
}

/** The rooms of a package that take so many persons; all of them, also what is sold out. */
export const choicesFor = (stay: Stay, persons: number): RoomChoice[] =>
  stay.rooms.flatMap((room) => choiceFor(stay, room, persons) ?? []);

/** A room for these persons as the Travel API offers it; what is left counts such choices, not rooms [TRV-02]. */
export function roomOption(choice: RoomChoice, freeOf: FreeOf): RoomOption {
  const { room, persons, rooms } = choice;
  const free = freeOf(room);
  const { description, image } = room.product.meta;
  return {
    id: optionIdOf(choice),
    title: titleOf(choice, room.title),
    description,
    occupation: persons,
    subtotal: subtotal(choice),
    stock: free === null ? null : Math.floor(free / rooms),
    images: image === '' ? [] : [image],
    texts: withDescriptions(choice),
  };
}

/** An extra that goes with a stay, as the Travel API offers it [TRV-02]. */
export function offeredExtra(extra: StayExtra, freeOf: FreeOf): OfferedExtra {
  const { product, category } = extra;
  return {
    extraId: product.id,
    title: product.name,
    description: product.meta.description,
    category,
    price: product.price,
    maxAmount: product.maxQuantity,
    stock: freeOf(extra),
    image: product.meta.image,
    texts: productTexts(product),
  };
}

/** A product's name and description by language, as the Travel API's texts say them [API-14]. */
export const productTexts = ({ texts }: StayExtra['product']) =>
  Object.fromEntries(
    Object.entries(texts).map(([language, own]) => [
      language,
      { title: own?.name, description: own?.meta?.description },
    ]),
  );

const withDescriptions = (choice: RoomChoice) => {
  const own = productTexts(choice.room.product);
  return Object.fromEntries(
    Object.entries(titlesOf(choice)).map(([language, title]) => [
      language,
      { ...title, description: own[language]?.description },
    ]),
  );
};

const subtotal = ({ rooms, room }: RoomChoice): number => rooms * room.product.price;

function isLeft({ room, rooms }: RoomChoice, freeOf: FreeOf): boolean {
  const free = freeOf(room);
  return free === null || free >= rooms;
}
