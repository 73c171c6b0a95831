import { atom } from 'jotai/vanilla';

/** Where the page of a remote puts its own action in the host's bottom bar; null without such a bar. Only the host writes it [STP-02]. */
export const barActionPlaceAtom = atom<HTMLElement | null>(null);
