import { stepRoutes } from './stepRoutes.ts';

/** The name of a step that a shop's flow may list, in any order; each is a route below `/{slug}`. */
export type StepName = (typeof stepRoutes)[keyof typeof stepRoutes]['step']['name'];

export const stepNames: readonly StepName[] = [...new Set(Object.values(stepRoutes).map(({ step }) => step.name))];
