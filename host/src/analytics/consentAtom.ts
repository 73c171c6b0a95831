import { atom } from 'jotai/vanilla';

/** What the visitor has said about measuring; null before they have [ANL-01]. */
export type Consent = 'given' | 'refused' | null;

export const consentAtom = atom<Consent>(null);
