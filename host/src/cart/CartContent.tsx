import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { UnreadCartNotice } from './UnreadCartNotice.tsx';
import { unreadCartIdAtom } from './unreadCartIdAtom.ts';

/** A part of the page that shows the cart; while the cart can't be read, that is said in its place. */
export function CartContent({ children }: { children: ReactNode }) {
  const isUnread = useAtomValue(unreadCartIdAtom) !== null;
  return isUnread ? <UnreadCartNotice place="content" /> : children;
}
