import type { Commands } from '@festival/shared-contracts/commands/commands';
import { everyName } from './everyName.ts';

/**
 * The commands of a page that nobody can press yet: on the server, and in the browser until `startPage`. Remotes may
 * hold them while they render; calling one there is a bug.
 */
export const idleCommands = everyName<Commands>((area) =>
  everyName((name) => () => {
    throw new Error(`The command ${area}.${name} was called while the page was being rendered`);
  }),
);
