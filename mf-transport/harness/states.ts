import type { HarnessState, HarnessWorld } from '@festival/remote-kit/harness/harnessState';
import { type Product, productSchema } from '@festival/shared-contracts/product/product';

interface Ride {
  id: string;
  name: string;
  /** In euros. */
  price: number;
  region: 'nl' | 'eu';
  minutes?: number;
  co2?: number;
  isFull?: boolean;
}

const product = (mappedType: 'transportation' | 'comparetransport', ride: Ride): Product =>
  productSchema.parse({
    id: ride.id,
    name: ride.name,
    type: mappedType,
    mappedType,
    price: ride.price,
    priceExcludingServiceCosts: ride.price,
    soldOut: ride.isFull ?? false,
    stockAvailable: !ride.isFull,
    stock: ride.isFull ? 0 : 40,
    meta: {
      image: '/brand/solstrand/art/bus-amsterdam.svg',
      description: `${ride.name}, there and back.`,
      region: ride.region,
      departure: ride.name.replace(/^.* /, ''),
      departsAt: '2027-07-09T10:30:00+02:00',
      returnsAt: '2027-07-12T01:30:00+02:00',
      ...(ride.minutes !== undefined && { travelMinutes: ride.minutes }),
      ...(ride.co2 !== undefined && { co2Kilograms: ride.co2 }),
    },
  });

const buses: Ride[] = [
  { id: 'bus-amsterdam', name: 'Bus Amsterdam', price: 24.5, region: 'nl' },
  { id: 'bus-utrecht', name: 'Bus Utrecht', price: 27, region: 'nl', isFull: true },
  { id: 'bus-antwerp', name: 'Bus Antwerp', price: 39, region: 'eu' },
  { id: 'bus-cologne', name: 'Bus Cologne', price: 49, region: 'eu' },
];

const ways: Ride[] = [
  { id: 'way-train', name: 'Train from Amsterdam', price: 21.4, region: 'nl', minutes: 35, co2: 1 },
  { id: 'way-coach', name: 'Coach from Amsterdam', price: 19.5, region: 'nl', minutes: 50, co2: 2.4 },
  { id: 'way-ferry', name: 'Ferry and bicycle from Velsen', price: 12, region: 'nl' },
  { id: 'way-night-train', name: 'Night train from Cologne', price: 64, region: 'eu', minutes: 240, co2: 6.1 },
  { id: 'way-coach-antwerp', name: 'Coach from Antwerp', price: 38, region: 'eu', minutes: 190, co2: 8, isFull: true },
];

const withRides =
  (kind: 'transportation' | 'comparetransport', rides: readonly Ride[]) =>
  ({ products, ...world }: HarnessWorld): HarnessWorld => ({
    ...world,
    products: [
      ...products.filter(({ mappedType }) => mappedType !== kind),
      ...rides.map((ride) => product(kind, ride)),
    ],
  });

const withRequests = ({ config, ...world }: HarnessWorld): HarnessWorld => ({
  ...world,
  config: { ...config, takesTransportRequests: true },
});

const bus = ['transportation'] as const;
const compare = ['compareTransport', 'compareTable'] as const;
const allWays = withRides('comparetransport', ways);

/** States of the buses and of the compared ways to travel, in addition to those of every remote. */
export const states: readonly HarnessState[] = [
  { name: 'regions', modules: bus, world: withRides('transportation', buses) },
  {
    name: 'seat-taken',
    modules: bus,
    world: (world) => ({ ...withRides('transportation', buses)(world), quantities: { 'bus-antwerp': 2 } }),
  },
  { name: 'requests', modules: [...bus, 'compareTransport'], world: (world) => withRequests(allWays(world)) },
  { name: 'compared', modules: compare, world: allWays },
  { name: 'one-region', modules: ['compareTransport'], world: allWays, params: { region: 'eu' } },
  {
    name: 'booked',
    modules: compare,
    world: (world) => ({ ...allWays(world), quantities: { 'way-train': 2 } }),
  },
  {
    name: 'nothing-known',
    modules: compare,
    world: withRides('comparetransport', [
      { id: 'way-train', name: 'Train', price: 21.4, region: 'nl' },
      { id: 'way-coach', name: 'Coach', price: 21.4, region: 'nl' },
    ]),
  },
];
