import { type Guard, goOn } from './guard.ts';

/** Requires that the server could read the page's data [RTE-11]. */
export const serverAnswered: Guard = ({ page: { failure } }) => (failure ? { kind: 'error', ...failure } : goOn);
