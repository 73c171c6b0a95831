import type { Commands } from '@festival/shared-contracts/commands/commands';

/**
 * The commands of a page that nobody can press yet: on the server, and in the browser until `startPage`. Remotes may
 * hold them while they render; calling one there is a bug.
 */
export const idleCommands: Commands = new Proxy({} as Commands, {
  get: (_, name) => {
    // An atom's value is asked whether it is a promise; that is no command.
    if (name === 'then') return undefined;
    return () => {
      throw new Error(`The command ${String(name)} was called while the page was being rendered`);
    };
  },
});
