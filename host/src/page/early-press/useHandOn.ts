import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useEffectEvent, useLayoutEffect } from 'react';
import { handOnPresses } from './handOnPresses.ts';

/** Replays presses on the controls below as soon as React has hydrated them, before the next paint. */
export function useHandOn(): void {
  const commands = useCommands();
  const handOn = useEffectEvent(() => handOnPresses(commands));
  useLayoutEffect(() => handOn(), []);
}
