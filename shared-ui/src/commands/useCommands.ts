import type { Commands } from '@festival/shared-contracts/commands/commands';
import { commandsAtom } from '@festival/shared-contracts/state/shopState';
import { useStore } from 'jotai';

/** Returns a function that reads the shop's commands at the time of a press, because they don't exist while the server renders. */
export function useCommands(): () => Commands {
  const store = useStore();
  return () => store.get(commandsAtom);
}
