import { atom } from 'jotai/vanilla';

/** The visitor's answer to the consent request; null until there is one [ANL-01]. */
export type Consent = 'given' | 'refused' | null;

export const consentAtom = atom<Consent>(null);
