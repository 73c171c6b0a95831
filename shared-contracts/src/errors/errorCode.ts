import type { errorCatalogue } from './errorCatalogue.ts';

export type ErrorCode = keyof typeof errorCatalogue;
