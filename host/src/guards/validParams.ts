import * as z from 'zod/mini';
import { type Guard, notFoundAnswer, proceed } from './guard.ts';

/** Requires that the address's parameters match the schema of the route [RTE-07]. */
export const validParams: Guard = ({ route, params }) =>
  z.safeParse(route.params, params).success ? proceed : notFoundAnswer;
