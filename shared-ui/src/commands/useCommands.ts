import type { Commands } from '@festival/shared-contracts/commands/commands';
import { commandsAtom } from '@festival/shared-contracts/state/shopState';
import { useStore } from 'jotai';

/** Answers the shop's commands when something is pressed; while rendering on the server there are none to answer. */
export function useCommands(): () => Commands {
  const store = useStore();
  return () => store.get(commandsAtom);
}
