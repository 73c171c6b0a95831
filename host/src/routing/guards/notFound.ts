import { type Guard, notFoundAnswer } from './guard.ts';

/** Refuses an address that is no page of the site [RTE-08]. */
export const notFound: Guard = () => notFoundAnswer;
