import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { atom, useStore } from 'jotai';

/** Whether the visitor has confirmed to be old enough, since the page was opened. */
const isAgeConfirmedAtom = atom(false);

/** Asks for the buyer's age once, before the first age-checked piece is added; answers whether it may be added [MER-02]. */
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
