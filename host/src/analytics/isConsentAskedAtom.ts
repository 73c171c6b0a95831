import { atom } from 'jotai/vanilla';

/** The visitor wants to see and change what they have said about measuring. */
export const isConsentAskedAtom = atom(false);
