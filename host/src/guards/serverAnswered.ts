import { type Guard, goOn } from './guard.ts';

/** The server could read what the page shows [RTE-11]. */
export const serverAnswered: Guard = ({ page: { failure } }) => (failure ? { kind: 'error', ...failure } : goOn);
