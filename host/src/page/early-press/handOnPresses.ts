import type { Commands } from '@festival/shared-contracts/commands/commands';

/**
 * Replays presses from before hydration on the controls that React has hydrated. If the page has no control for the
 * product, calls the command [BYD-05].
 */
export const handOnPresses = (commands: () => Commands): void =>
  window.earlyPresses?.handOn((id, quantity) => void commands().cart.setQuantity(id, quantity));
