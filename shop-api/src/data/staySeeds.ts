import type { StaySeed, WireStay } from './festivalSeed.ts';

type Stay = {
  /** Also the name of its art. */
  id: 'hotel-dune' | 'hotel-harbour' | 'cabin' | 'glamping';
  category: string;
  rating: number;
  occupation: number;
  /** Euros for all persons. */
  price: number;
  stock: number;
  room: string;
  texts: Record<'en' | 'nl' | 'es', { name: string; description: string }>;
};

type Festival = Pick<WireStay, 'startOfStayDate' | 'endOfStayDate'> & { brand: string; eventId: string };

/** Stays with entrance of one festival. */
export function staySeeds({ brand, eventId, ...dates }: Festival, stays: Stay[]): StaySeed[] {
  return stays.map(({ id, category, rating, occupation, price, stock, room, texts }) => ({
    stock,
    stay: {
      id,
      slug: id,
      name: texts.en.name,
      description: texts.en.description,
      texts: { nl: texts.nl, es: texts.es },
      category,
      rating,
      occupation,
      ...dates,
      eventId,
      accommodationId: id,
      images: [`/brand/${brand}/art/${id}`],
      packageOption: { id: `${id}-standard`, title: room, subtotal: price },
      totalPrice: price,
    },
  }));
}
