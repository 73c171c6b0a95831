import { atom } from 'jotai';
import type { phoneNumberOf } from './phoneNumberOf.ts';

/** The rules for phone numbers of every country, in a separate file; null until it is loaded. Until then only the server checks. */
export const phoneReaderAtom = atom<{ phoneNumberOf: typeof phoneNumberOf } | null>(null);
