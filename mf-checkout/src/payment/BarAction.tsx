import { barActionPlaceAtom } from '@festival/shared-contracts/state/barActionPlaceAtom';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * The main action of the page: in the host's bottom bar, which is always visible, or in the page if there is no bar
 * [PAY-01].
 */
export function BarAction({ children }: { children: ReactNode }) {
  const place = useAtomValue(barActionPlaceAtom);
  return place ? createPortal(children, place) : children;
}
