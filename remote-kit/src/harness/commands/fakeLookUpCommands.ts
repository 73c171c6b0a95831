import type { Commands } from '@festival/shared-contracts/commands/commands';
import { notInHarness } from './notInHarness.ts';

export const fakeLookUpCommands = (): Commands['lookUp'] => ({
  findOrder: notInHarness('lookUp.findOrder'),
  findOwnOrders: notInHarness('lookUp.findOwnOrders'),
  openOrders: notInHarness('lookUp.openOrders'),
  closeOrders: notInHarness('lookUp.closeOrders'),
});
