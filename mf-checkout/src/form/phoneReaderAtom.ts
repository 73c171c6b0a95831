import { atom } from 'jotai';
import type { phoneNumberOf } from './phoneNumberOf.ts';

/** The rules of every country's numbers, in a file of their own; null until it has come, and the server decides alone then. */
export const phoneReaderAtom = atom<{ phoneNumberOf: typeof phoneNumberOf } | null>(null);
