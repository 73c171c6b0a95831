import type { Commands } from '@festival/shared-contracts/commands/commands';
import { notInHarness } from './notInHarness.ts';

export const fakeTravelCommands = (): Commands['travel'] => ({
  readStay: notInHarness('travel.readStay'),
  chooseStay: notInHarness('travel.chooseStay'),
  setPersons: notInHarness('travel.setPersons'),
  setExtra: notInHarness('travel.setExtra'),
  removeStay: notInHarness('travel.removeStay'),
  setAddOn: notInHarness('travel.setAddOn'),
  requestTransport: notInHarness('travel.requestTransport'),
});
