import { commandsAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';

/**
 * Hands on what was pressed before React was here: to the controls below, which React has just taken over, and by the command
 * where the product's control is gone. Again with each new `part` [BYD-05].
 */
export function useHandOn(part: string): void {
  const commands = useAtomValue(commandsAtom);
  useLayoutEffect(
    () => window.earlyPresses?.handOn((id, quantity) => void commands.cart.setQuantity(id, quantity)),
    [part],
  );
}
