import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { handOnPresses } from '../../page/early-press/handOnPresses.ts';

/**
 * Hands on the presses on the frame itself, and those whose controls went with their page or were left on an earlier one. Its
 * place is after `MarkHydrated`, with which the page follows the cart that the earlier one had.
 */
export function HandOnPresses() {
  const commands = useCommands();
  const { pathname } = useLocation();
  const handOn = useEffectEvent(() => handOnPresses(commands));
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each page of the shop once more
  useEffect(() => handOn(), [pathname]);
  return null;
}
