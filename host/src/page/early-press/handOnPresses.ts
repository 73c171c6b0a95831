import type { Commands } from '@festival/shared-contracts/commands/commands';

/**
 * Hands on what was pressed before React was here: to the controls that React has taken over, and by the command where the
 * page has no control of the product [BYD-05].
 */
export const handOnPresses = (commands: () => Commands): void =>
  window.earlyPresses?.handOn((id, quantity) => void commands().cart.setQuantity(id, quantity));
