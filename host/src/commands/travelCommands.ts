import type { Commands } from '@festival/shared-contracts/commands/commands';
import type { NotYet } from './notYet.ts';

/** Stays, add-ons and transport requests: their screens are still to come [TRV, ADD, TRN-04]. */
export const travelCommands = ({ notYet }: { notYet: NotYet }): Commands['travel'] => ({
  chooseStay: notYet('travel.chooseStay'),
  setPersons: notYet('travel.setPersons'),
  setExtra: notYet('travel.setExtra'),
  removeStay: notYet('travel.removeStay'),
  setAddOn: notYet('travel.setAddOn'),
  requestTransport: notYet('travel.requestTransport'),
});
