import { configAtom, languageAtom, productsAtom, stepFlowAtom } from '@festival/shared-contracts/state/shopState';
import { steadyAtom } from '@festival/shared-contracts/state/steadyAtom';
import { atom } from 'jotai';
import { sellsTravelTickets } from './soldOutWay.ts';
import { ticketSections } from './ticketSections.ts';

const offerAtom = atom((get) => ({
  config: get(configAtom),
  products: get(productsAtom),
  language: get(languageAtom),
}));

/** The ids of each section's tickets. The value changes when the list of tickets changes, not with every price or stock. */
export const ticketSectionsAtom = steadyAtom(offerAtom, ({ config, products, language }) =>
  config ? ticketSections(products, config, language) : [],
);

const travelSteps = ['travel', 'packages'];
/** The path of the shop's travel page; null if it has none. */
export const travelPathAtom = steadyAtom(
  stepFlowAtom,
  (steps) => steps.find(({ name }) => travelSteps.includes(name))?.path ?? null,
);

/** The path of the shop's travel page if a stay includes entrance; null otherwise [TIX-05]. */
export const wayToTravelAtom = atom((get) => (sellsTravelTickets(get(productsAtom)) ? get(travelPathAtom) : null));
