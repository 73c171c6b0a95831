import { type Guard, notFoundAnswer } from './guard.ts';

/** An address that is none of ours [RTE-08]. */
export const notFound: Guard = () => notFoundAnswer;
