import { configAtom, productsAtom, stepFlowAtom } from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { sellsTravelTickets } from './soldOutWay.ts';
import { type TicketSection, ticketSections } from './ticketSections.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const sectionsAtom = atom((get): TicketSection[] => {
  const config = get(configAtom);
  return config ? ticketSections(get(productsAtom), config) : [];
});

/** Which tickets stand where; it changes when the offer does, not with every price or stock. */
export const ticketSectionsAtom = selectAtom(sectionsAtom, (sections) => sections, isSame);

const travelSteps = ['travel', 'packages'];
const travelPathAtom = selectAtom(
  stepFlowAtom,
  (steps) => steps.find(({ name }) => travelSteps.includes(name))?.path ?? null,
);

/** The path of the shop's travel page where a stay brings entrance; null where there is no such way [TIX-05]. */
export const wayToTravelAtom = atom((get) => (sellsTravelTickets(get(productsAtom)) ? get(travelPathAtom) : null));
