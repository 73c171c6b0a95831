import type { ErrorTexts } from './errorTexts.ts';
import { modalErrorTexts } from './modalErrorTexts.nl.ts';
import { pageErrorTexts } from './pageErrorTexts.nl.ts';

/** The texts of errors in Dutch: the error, its consequence for the cart, and the next action [ERR-01]. */
export const errorTexts = { ...pageErrorTexts, ...modalErrorTexts } satisfies ErrorTexts;
