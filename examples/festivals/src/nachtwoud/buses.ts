import { busSeeds } from '../busSeeds.ts';

const back = '2027-10-10T12:00:00+02:00';

export const buses = busSeeds('nachtwoud', [
  { city: 'antwerp', price: 22, stock: 400, departsAt: '2027-10-08T18:30:00+02:00', returnsAt: back },
  { city: 'brussels', price: 22, stock: 400, departsAt: '2027-10-08T18:15:00+02:00', returnsAt: back },
  { city: 'cologne', price: 34, stock: 200, departsAt: '2027-10-08T17:30:00+02:00', returnsAt: back },
  { city: 'rotterdam', price: 36, stock: 0, departsAt: '2027-10-08T17:00:00+02:00', returnsAt: back },
  { city: 'utrecht', price: 36, stock: 12, departsAt: '2027-10-08T16:45:00+02:00', returnsAt: back },
  { city: 'amsterdam', price: 39, stock: 250, departsAt: '2027-10-08T16:15:00+02:00', returnsAt: back },
]);
