import { atom } from 'jotai/vanilla';

/** The element in the host's bottom bar for the action of a remote's page; null without such a bar. Only the host writes it [STP-02]. */
export const barActionPlaceAtom = atom<HTMLElement | null>(null);
