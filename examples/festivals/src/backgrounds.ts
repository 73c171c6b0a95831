import { artAddress } from './artAddress.ts';
/** The art of a brand's pages, by the names that the hero uses [HDR-03]. */
export const backgrounds = (brand: string): Record<string, string> => {
  const hero = (name: string) => artAddress(brand, `hero-${name}`);
  return {
    main: hero('main'),
    home: hero('festival'),
    tickets: hero('tickets'),
    membership: hero('membership'),
    travel: hero('travel'),
    transportation: hero('transportation'),
    merchandise: hero('merchandise'),
    extras: hero('extras'),
    orderCompleted: hero('completed'),
  };
};
