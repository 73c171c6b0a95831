import { atom } from 'jotai/vanilla';

/** Whether the visitor opened the consent request again, to see and change the answer. */
export const isConsentAskedAtom = atom(false);
