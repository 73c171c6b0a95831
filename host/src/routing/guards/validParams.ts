import { type Guard, notFoundAnswer, proceed } from './guard.ts';

/** Requires that the address's parameters match the patterns of the route [RTE-07]. */
export const validParams: Guard = ({ route, params }) =>
  Object.entries(route.params).every(([name, pattern]) => pattern.test(params[name] ?? '')) ? proceed : notFoundAnswer;
