import type { Commands } from '@festival/shared-contracts/commands/commands';

/**
 * Replays presses from before hydration: on the controls that React has hydrated, and by the command if the page has no
 * control for the product [BYD-05].
 */
export const handOnPresses = (commands: () => Commands): void =>
  window.earlyPresses?.handOn((id, quantity) => void commands().cart.setQuantity(id, quantity));
