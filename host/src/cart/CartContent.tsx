import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { unreadCartIdAtom } from './cartState.ts';
import { UnreadCartNotice } from './UnreadCartNotice.tsx';

/** Renders its children, or a notice while the cart cannot be read. */
export function CartContent({ children }: { children: ReactNode }) {
  const isUnread = useAtomValue(unreadCartIdAtom) !== null;
  return isUnread ? <UnreadCartNotice place="content" /> : children;
}
