import * as z from 'zod/mini';
import { type Guard, goOn, notFoundAnswer } from './guard.ts';

/** The address's parameters are what its route takes; others are no page of ours [RTE-07]. */
export const validParams: Guard = ({ route, params }) =>
  z.safeParse(route.params, params).success ? goOn : notFoundAnswer;
