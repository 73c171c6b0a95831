import { atom } from 'jotai/vanilla';

/** The path at which a remote has nothing, such as a stay that is not offered; null where none has said so. */
export const absentPathAtom = atom<string | null>(null);
