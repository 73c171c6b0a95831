import { artAddress } from './artAddress.ts';
import type { ProductSeed } from './festivalSeed.ts';
import { productSeed } from './productSeed.ts';

type Line = {
  city: 'amsterdam' | 'utrecht' | 'rotterdam' | 'antwerp' | 'brussels' | 'cologne';
  /** Euros, return trip. */
  price: number;
  stock: number;
  /** ISO times with their offset. */
  departsAt: string;
  returnsAt: string;
};

type City = { region: 'nl' | 'eu'; stop: string; nl: string; es: string; en: string };

const cities: Record<Line['city'], City> = {
  amsterdam: { region: 'nl', stop: 'Amsterdam Sloterdijk', nl: 'Amsterdam', en: 'Amsterdam', es: 'Ámsterdam' },
  utrecht: { region: 'nl', stop: 'Utrecht Jaarbeurszijde', nl: 'Utrecht', en: 'Utrecht', es: 'Utrecht' },
  rotterdam: { region: 'nl', stop: 'Rotterdam Conradstraat', nl: 'Rotterdam', en: 'Rotterdam', es: 'Róterdam' },
  antwerp: { region: 'eu', stop: 'Antwerpen Koningin Astridplein', nl: 'Antwerpen', en: 'Antwerp', es: 'Amberes' },
  brussels: { region: 'eu', stop: 'Brussel-Noord', nl: 'Brussel', en: 'Brussels', es: 'Bruselas' },
  cologne: { region: 'eu', stop: 'Köln Hauptbahnhof', nl: 'Keulen', en: 'Cologne', es: 'Colonia' },
};

/** Return buses, one product per city of departure [TRN-01]. */
export function busSeeds(brand: string, lines: Line[]): ProductSeed[] {
  return lines.map(({ city, price, stock, departsAt, returnsAt }) => {
    const { region, stop, nl, en, es } = cities[city];
    return productSeed.bus({
      id: `bus-${city}`,
      price,
      serviceCosts: 1.5,
      stock,
      meta: { image: artAddress(brand, `bus-${city}`), region, departure: stop, departsAt, returnsAt },
      limits: { maxQuantity: 8 },
      texts: {
        en: {
          name: `Bus from ${en}, there and back`,
          description: 'A reserved seat both ways, dropped off at the gate, one bag in the hold.',
        },
        nl: {
          name: `Bus vanaf ${nl}, heen en terug`,
          description: 'Een vaste plek heen en terug, uitstappen bij de poort, één tas in het ruim.',
        },
        es: {
          name: `Autobús desde ${es}, ida y vuelta`,
          description: 'Asiento reservado ida y vuelta, parada en la puerta y una bolsa en el maletero.',
        },
      },
    });
  });
}
