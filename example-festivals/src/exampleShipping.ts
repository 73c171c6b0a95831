import type { ShippingMethodSeed } from './festivalSeed.ts';

/** Ways to deliver to the countries named, dearer abroad, in cents [SHP-02]. */
export const exampleShipping = (home: string, ...abroad: string[]): ShippingMethodSeed[] => [
  { country: home, handle: 'standard', name: 'PostNL, 2 tot 3 dagen', price: 599 },
  { country: home, handle: 'evening', name: 'PostNL, avond', price: 895 },
  { country: home, handle: 'pickup', name: 'Ophalen bij de poort', price: 0 },
  ...abroad.flatMap((country) => [
    { country, handle: 'standard', name: 'PostNL, 3 tot 5 dagen', price: 870 },
    { country, handle: 'express', name: 'DHL Express', price: 1450 },
  ]),
];
