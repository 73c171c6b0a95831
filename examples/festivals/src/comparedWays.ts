import { artAddress } from './artAddress.ts';
import type { ProductSeed } from './festivalSeed.ts';
import { productSeed } from './productSeed.ts';

/** Minutes one way, and kilograms of CO2 for one person's return trip. */
type Journey = { travelMinutes: number; co2Kilograms: number };

/** The beach festival is near Amsterdam, the forest festival near Cologne. */
const journeys: Readonly<Record<string, Readonly<Record<'train' | 'carpool' | 'coach', Journey>>>> = {
  solstrand: {
    train: { travelMinutes: 50, co2Kilograms: 0.4 },
    carpool: { travelMinutes: 75, co2Kilograms: 4.6 },
    coach: { travelMinutes: 450, co2Kilograms: 28 },
  },
  nachtwoud: {
    train: { travelMinutes: 175, co2Kilograms: 2.6 },
    carpool: { travelMinutes: 130, co2Kilograms: 13.5 },
    coach: { travelMinutes: 310, co2Kilograms: 21 },
  },
};

/** Compared ways to travel: a train, a shared car, and a night coach that is nearly full [TRN-03]. */
export function comparedWays(brand: string): ProductSeed[] {
  const journey = (way: 'train' | 'carpool' | 'coach') => journeys[brand]?.[way] ?? {};
  return [
    productSeed.comparedTransport({
      id: 'compare-train',
      price: 27.8,
      serviceCosts: 0.8,
      stock: 400,
      meta: {
        image: artAddress(brand, 'way-train'),
        region: 'nl',
        departure: 'Amsterdam Centraal',
        ...journey('train'),
      },
      limits: { maxQuantity: 8 },
      texts: {
        en: { name: 'Train and shuttle', description: 'Any train on the day, the shuttle waits at the station.' },
        nl: { name: 'Trein en pendelbus', description: 'Elke trein op de dag zelf, de pendel wacht bij het station.' },
        es: { name: 'Tren y lanzadera', description: 'Cualquier tren del día; la lanzadera espera en la estación.' },
      },
    }),
    productSeed.comparedTransport({
      id: 'compare-carpool',
      price: 18.5,
      serviceCosts: 0.5,
      stock: 90,
      meta: { image: artAddress(brand, 'way-car'), region: 'nl', departure: 'Utrecht P+R', ...journey('carpool') },
      limits: { maxQuantity: 4 },
      texts: {
        en: { name: 'Seat in a shared car', description: 'With three others and a driver who stays sober.' },
        nl: {
          name: 'Plek in een gedeelde auto',
          description: 'Met drie anderen en een bestuurder die nuchter blijft.',
        },
        es: { name: 'Plaza en coche compartido', description: 'Con otras tres personas y quien conduce sin beber.' },
      },
    }),
    productSeed.comparedTransport({
      id: 'compare-coach',
      price: 61,
      serviceCosts: 2,
      stock: 5,
      meta: { image: artAddress(brand, 'bus-paris'), region: 'eu', departure: 'Paris Bercy', ...journey('coach') },
      limits: { maxQuantity: 4 },
      texts: {
        en: { name: 'Night coach from Paris', description: 'Leaves late, arrives with the first light.' },
        nl: { name: 'Nachtbus vanuit Parijs', description: 'Vertrekt laat, komt aan met het eerste licht.' },
        es: { name: 'Autocar nocturno desde París', description: 'Sale tarde y llega con la primera luz.' },
      },
    }),
  ];
}
