import type { ErrorTexts } from './errorTexts.ts';
import { modalErrorTexts } from './modalErrorTexts.en.ts';
import { pageErrorTexts } from './pageErrorTexts.en.ts';

/** The texts of errors in English: the error, its consequence for the cart, and the next action [ERR-01]. */
export const errorTexts = { ...pageErrorTexts, ...modalErrorTexts } satisfies ErrorTexts;
