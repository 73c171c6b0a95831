import { type Guard, proceed } from './guard.ts';

/** Requires that the server could read the page's data [RTE-11]. */
export const serverAnswered: Guard = ({ page: { failure } }) => (failure ? { kind: 'error', ...failure } : proceed);
