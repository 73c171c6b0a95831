import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { unreadRoomAtom } from './unreadRoomAtom.ts';

/** Reads the stay of the cart, because the page contains only its quantities. */
export function useReadStay(): void {
  const commands = useCommands();
  const unread = useAtomValue(unreadRoomAtom);
  const read = useEffectEvent(() => void commands().travel.readStay());
  useEffect(() => {
    if (unread !== '') read();
  }, [unread]);
}
