import { atom } from 'jotai/vanilla';
import type { PendingModal } from './pendingModal.ts';

/** The modal on the screen; null when none is. */
export const shownModalAtom = atom<PendingModal | null>(null);
