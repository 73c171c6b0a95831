import { artAddress } from './artAddress.ts';
import type { FestivalSeed, StaySeed, WireStay } from './festivalSeed.ts';
import { productSeed } from './productSeed.ts';

type InThreeLanguages<Text> = Record<'en' | 'nl' | 'es', Text>;

type Room = {
  id: string;
  /** Persons per room, and the maximum in several. */
  sleeps: number;
  takes: number;
  /** Euros for one room. */
  price: number;
  stock: number;
  title: InThreeLanguages<string>;
};

type Stay = {
  /** The id of the stay, and the name of its picture. */
  id: 'hotel-dune' | 'hotel-harbour' | 'cabin' | 'glamping';
  category: string;
  rating: number;
  /** The number of persons for which the price is listed. It is the price of the stay's first room. */
  occupation: number;
  rooms: Room[];
  extras: StaySeed['extras'];
  /** The stay's address and hours. */
  arrival: Required<Pick<WireStay, 'address' | 'checkInFrom' | 'checkOutUntil'>>;
  texts: InThreeLanguages<{ name: string; description: string; whereabouts: string }>;
};

type Festival = Pick<WireStay, 'startOfStayDate' | 'endOfStayDate'> & {
  brand: string;
  eventId: FestivalSeed['eventId'];
};

/** Stays of one festival, with entrance. */
export function staySeeds({ brand, eventId, ...dates }: Festival, stays: Stay[]): StaySeed[] {
  return stays.map(({ id, category, rating, occupation, rooms, extras, arrival, texts }) => ({
    rooms: rooms.map((own, index) =>
      roomSeed(own, { id, texts, image: artAddress(brand, id), isOnlyRoom: rooms.length === 1, isListed: index === 0 }),
    ),
    extras,
    stay: {
      id,
      slug: id,
      name: texts.en.name,
      description: texts.en.description,
      whereabouts: texts.en.whereabouts,
      texts: { nl: texts.nl, es: texts.es },
      category,
      rating,
      occupation,
      ...dates,
      ...arrival,
      eventId,
      accommodationId: id,
      images: [artAddress(brand, id), artAddress(brand, 'hero-travel')],
      totalPrice: rooms[0]?.price ?? 0,
    },
  }));
}

function roomSeed(
  { id, sleeps, takes, price, stock, title }: Room,
  stay: Pick<Stay, 'id' | 'texts'> & { image: string; isOnlyRoom: boolean; isListed: boolean },
): StaySeed['rooms'][number] {
  const named = (language: 'en' | 'nl' | 'es') => ({
    name: stay.isOnlyRoom
      ? stay.texts[language].name
      : `${stay.texts[language].name}, ${title[language].toLowerCase()}`,
    description: stay.texts[language].description,
  });
  return {
    ...productSeed.room({
      id: `${stay.id}-${id}`,
      price,
      stock,
      meta: { image: stay.image, ...(stay.isListed && { isListed: true }) },
      // Enough for 50 persons.
      limits: { maxQuantity: 50 },
      texts: { en: named('en'), nl: named('nl'), es: named('es') },
    }),
    title: title.en,
    titles: { nl: title.nl, es: title.es },
    sleeps,
    takes,
  };
}
