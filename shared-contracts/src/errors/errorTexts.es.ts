import type { ErrorTexts } from './errorTexts.ts';
import { modalErrorTexts } from './modalErrorTexts.es.ts';
import { pageErrorTexts } from './pageErrorTexts.es.ts';

/** The texts of errors in Spanish: the error, its consequence for the cart, and the next action [ERR-01]. */
export const errorTexts = { ...pageErrorTexts, ...modalErrorTexts } satisfies ErrorTexts;
