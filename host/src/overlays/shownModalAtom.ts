import { atom } from 'jotai/vanilla';
import type { PendingModal } from './pendingModal.ts';

/** The modal on the screen; null if there is none. */
export const shownModalAtom = atom<PendingModal | null>(null);
