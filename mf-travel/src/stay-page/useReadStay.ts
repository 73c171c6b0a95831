import { productsAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { steadyAtom } from '@festival/shared-contracts/state/steadyAtom';
import { travelCartAtom } from '@festival/shared-contracts/state/travelState';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { atom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

/** The room in the cart whose stay the page does not know yet; empty for none. */
const unreadRoomAtom = steadyAtom(
  atom((get) => {
    const held = get(quantitiesAtom);
    const room = get(productsAtom).find(({ id, type }) => type === 'hotel' && (held[id] ?? 0) > 0);
    return get(travelCartAtom) === null ? (room?.id ?? '') : '';
  }),
  (id) => id,
);

/** Reads the stay of the cart: a page brings only its quantities. */
export function useReadStay(): void {
  const commands = useCommands();
  const unread = useAtomValue(unreadRoomAtom);
  const read = useEffectEvent(() => {
    if (unread !== '') void commands().travel.readStay();
  });
  useEffect(() => read(), [unread]);
}
