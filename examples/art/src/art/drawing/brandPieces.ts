import type { Piece } from './piece.ts';

type Draw = () => string;

/** The names of the hero files, by hero. */
const heroFiles = {
  heroMain: 'hero-main',
  heroFestival: 'hero-festival',
  heroTickets: 'hero-tickets',
  heroMembership: 'hero-membership',
  heroTravel: 'hero-travel',
  heroTransportation: 'hero-transportation',
  heroMerchandise: 'hero-merchandise',
  heroExtras: 'hero-extras',
  heroCompleted: 'hero-completed',
} as const;

const productFiles = {
  weekend: 'weekend',
  friday: 'day-friday',
  saturday: 'day-saturday',
  sunday: 'day-sunday',
  camping: 'camping',
  vip: 'vip',
  tee: 'tee',
  hoodie: 'hoodie',
  cap: 'cap',
  tote: 'tote',
  poster: 'poster',
  bottle: 'bottle',
  locker: 'locker',
  parking: 'parking',
  shower: 'shower',
  hotelDune: 'hotel-dune',
  hotelHarbour: 'hotel-harbour',
  cabin: 'cabin',
  glamping: 'glamping',
  wayTrain: 'way-train',
  wayCar: 'way-car',
  memberYear: 'member-year',
  memberMonth: 'member-month',
  breakfast: 'breakfast',
  towel: 'towel',
  gin: 'gin',
  early: 'early-entry',
  tokens: 'tokens',
  companion: 'companion',
} as const;

const busCities = ['amsterdam', 'utrecht', 'rotterdam', 'antwerp', 'brussels', 'cologne', 'paris'] as const;

/** A city from which buses leave. */
type BusCity = (typeof busCities)[number];

type Drawings = Record<keyof typeof heroFiles | keyof typeof productFiles, Draw> & {
  busFrom: (city: BusCity) => string;
};

/** All pieces of a brand, by the name of their files. */
export const brandPieces = ({ busFrom, ...drawings }: Drawings): Record<string, Piece> =>
  Object.fromEntries([
    ...entries(heroFiles).map(([name, file]) => [file, { kind: 'hero', draw: drawings[name] }] as const),
    ...entries(productFiles).map(([name, file]) => [file, { kind: 'product', draw: drawings[name] }] as const),
    ...busCities.map((city) => [`bus-${city}`, { kind: 'product', draw: () => busFrom(city) }] as const),
  ]);

const entries = <Name extends string>(files: Record<Name, string>) => Object.entries(files) as [Name, string][];
