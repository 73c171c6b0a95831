import type { ShippingMethodSeed } from './festivalSeed.ts';

const named = (name: string, nl: string, es: string): Pick<ShippingMethodSeed, 'name' | 'texts'> => ({
  name,
  texts: { nl: { name: nl }, es: { name: es } },
});

/** Delivery methods for these countries, more expensive abroad, in cents [SHP-02]. */
export const exampleShipping = (home: string, ...abroad: string[]): ShippingMethodSeed[] => [
  {
    country: home,
    handle: 'standard',
    ...named('PostNL, 2 to 3 days', 'PostNL, 2 tot 3 dagen', 'PostNL, de 2 a 3 días'),
    price: 599,
  },
  {
    country: home,
    handle: 'evening',
    ...named('PostNL, evening', 'PostNL, avond', 'PostNL, por la tarde'),
    price: 895,
  },
  {
    country: home,
    handle: 'pickup',
    ...named('Collect at the gate', 'Ophalen bij de poort', 'Recogida en la entrada'),
    price: 0,
  },
  ...abroad.flatMap((country) => [
    {
      country,
      handle: 'standard',
      ...named('PostNL, 3 to 5 days', 'PostNL, 3 tot 5 dagen', 'PostNL, de 3 a 5 días'),
      price: 870,
    },
    { country, handle: 'express', ...named('DHL Express', 'DHL Express', 'DHL Express'), price: 1450 },
  ]),
];
