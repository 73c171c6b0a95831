import type { errorCatalogue } from './errorCatalogue.ts';

/** A code of the error catalogue. */
export type ErrorCode = keyof typeof errorCatalogue;
