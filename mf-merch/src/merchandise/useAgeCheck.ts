import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { atom, useStore } from 'jotai';

/** Whether the visitor of this page has said to be old enough. */
const isAgeConfirmedAtom = atom(false);

/** Asks for the buyer's age before the first age-checked piece is added, once; answers whether it may be [MER-02]. */
export function useAgeCheck(): () => Promise<boolean> {
  const store = useStore();
  const commands = useCommands();
  return async () => {
    if (store.get(isAgeConfirmedAtom)) return true;
    const answer = await commands().overlay.openModal(6006);
    store.set(isAgeConfirmedAtom, answer === 'confirm');
    return answer === 'confirm';
  };
}
