import type { RouteRow, StepRow } from './routeRow.ts';
import { stepRoutes } from './stepRoutes.ts';

/** The route of a step's own page. */
type StepRouteRow = RouteRow & { step: StepRow };

const rows: readonly StepRouteRow[] = Object.values(stepRoutes);

/** The route of a step's own page, the first of its routes; undefined for a name that is no step [STP-06]. */
export const stepRoute = (name: string): StepRouteRow | undefined => rows.find(({ step }) => step.name === name);
