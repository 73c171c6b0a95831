import type { Commands } from '@festival/shared-contracts/commands/commands';
import { memberProxy } from './memberProxy.ts';

/**
 * The commands during server rendering, and in the browser until `startPage` runs. Remotes may read them while they
 * render; calling one is a bug.
 */
export const idleCommands = memberProxy<Commands>((area) =>
  memberProxy((name) => () => {
    throw new Error(`The command ${area}.${name} was called while the page was being rendered`);
  }),
);
