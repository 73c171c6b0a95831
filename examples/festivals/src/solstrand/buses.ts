import { busSeeds } from '../busSeeds.ts';

const back = '2027-07-12T00:30:00+02:00';

export const buses = busSeeds('solstrand', [
  { city: 'amsterdam', price: 19.5, stock: 600, departsAt: '2027-07-09T10:30:00+02:00', returnsAt: back },
  { city: 'utrecht', price: 24.5, stock: 400, departsAt: '2027-07-09T10:00:00+02:00', returnsAt: back },
  { city: 'rotterdam', price: 26.5, stock: 9, departsAt: '2027-07-09T09:45:00+02:00', returnsAt: back },
  { city: 'antwerp', price: 39, stock: 300, departsAt: '2027-07-09T08:30:00+02:00', returnsAt: back },
  { city: 'brussels', price: 44, stock: 250, departsAt: '2027-07-09T07:45:00+02:00', returnsAt: back },
  { city: 'cologne', price: 52, stock: 0, departsAt: '2027-07-09T06:45:00+02:00', returnsAt: back },
]);
