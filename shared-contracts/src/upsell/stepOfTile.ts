import type { StepName } from '../routes/stepNames.ts';

/** The steps that a tile may name, in the platform's words [OVL-12]. */
export const tileLinks = ['Packages', 'Tickets', 'Travel', 'Transport', 'Merchandise', 'Extras'] as const;
type TileLink = (typeof tileLinks)[number];

const stepsOfLinks: Record<TileLink, StepName> = {
  Packages: 'packages',
  Tickets: 'tickets',
  Travel: 'travel',
  Transport: 'transportation',
  Merchandise: 'merchandise',
  Extras: 'extras',
};

/** The step that a tile's button leads to [OVL-12]. */
export const stepOfTile = (tileLink: TileLink): StepName => stepsOfLinks[tileLink];
