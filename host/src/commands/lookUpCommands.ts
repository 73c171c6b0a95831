import type { Commands } from '@festival/shared-contracts/commands/commands';
import type { NotYet } from './notYet.ts';

/** Look-up of earlier orders: its screen is still to come [LKP]. */
export const lookUpCommands = ({ notYet }: { notYet: NotYet }): Commands['lookUp'] => ({
  findOrder: notYet('lookUp.findOrder'),
  findOwnOrders: notYet('lookUp.findOwnOrders'),
});
