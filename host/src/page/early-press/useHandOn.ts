import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useEffectEvent, useLayoutEffect } from 'react';
import { handOnPresses } from './handOnPresses.ts';

/** Hands on the presses on the controls below as soon as React has taken them over, before anything is painted. */
export function useHandOn(): void {
  const commands = useCommands();
  const handOn = useEffectEvent(() => handOnPresses(commands));
  useLayoutEffect(() => handOn(), []);
}
