/** Where a page's art is chosen by [HDR-03]. */
export const heroPlaces = [
  'home',
  'tickets',
  'membership',
  'travel',
  'transportation',
  'merchandise',
  'extras',
  'checkout',
  'orderCompleted',
] as const;
export type HeroPlace = (typeof heroPlaces)[number];

const placesOfSteps: Partial<Record<string, HeroPlace>> = {
  tickets: 'tickets',
  membership: 'membership',
  packages: 'travel',
  travel: 'travel',
  traveladdon: 'travel',
  transportation: 'transportation',
  comparetransport: 'transportation',
  merchandise: 'merchandise',
  extras: 'extras',
};

/** The art that a step stands under; the festival's own where a step has none. */
export const heroPlaceOf = (step: string): HeroPlace => placesOfSteps[step] ?? 'home';
