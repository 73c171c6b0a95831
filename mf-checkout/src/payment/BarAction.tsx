import { barActionPlaceAtom } from '@festival/shared-contracts/state/barActionPlaceAtom';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The one thing to do on the page: in the host's bottom bar, always in sight, or in its own place where there is no such bar [PAY-01]. */
export function BarAction({ children }: { children: ReactNode }) {
  const place = useAtomValue(barActionPlaceAtom);
  return place ? createPortal(children, place) : children;
}
