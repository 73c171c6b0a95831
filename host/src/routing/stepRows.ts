import type { PageStep, RemoteSteps } from '../page/remoteSteps.ts';
import { paramsOf } from './routeParams.ts';
import type { RouteRow, StepRow } from './routeRow.ts';
import { inShop, shopPage } from './routeTable.ts';

/** The row of a route of a step. */
export type RowOfStep = RouteRow & { step: StepRow };

/** The rows of a page's steps. */
interface StepRows {
  /** The rows by the route's name, such as `slug-lockers-id` [RTE-01]. */
  routes: ReadonlyMap<string, RouteRow>;
  /** The row of each step's own page, by the step's current and former names. */
  steps: ReadonlyMap<string, RowOfStep>;
}

const routeName = (path: string): string => path.slice(2).replaceAll(/\/[:*]?/g, '-');

const ownRow = (step: PageStep): RowOfStep => {
  const { name, sells, isRequired = false, opensMemberSale = false, flowCapability = null, traits = [] } = step;
  return {
    ...shopPage,
    path: `/:slug/${name}`,
    screen: { kind: 'step', module: `${step.remote}/${step.module}` },
    query: step.query ?? [],
    read: step.read,
    capability: step.capability ?? null,
    hero: step.hero ?? shopPage.hero,
    title: step.remote === '' ? null : `step.${name}.name`,
    step: { name, sells, isRequired, opensMemberSale, flowCapability, traits },
    guards: [...inShop, ...(step.guards ?? [])],
  };
};

/**
 * The row of an address below the step's own address: the step's page with implied parameters, or a detail page, which
 * links back to the step [STP-04].
 */
const addressRow = (
  own: RowOfStep,
  { remote }: PageStep,
  { path, module, given, query, read, guards }: NonNullable<PageStep['addresses']>[number],
): RowOfStep => ({
  ...own,
  path: `${own.path}/${path}`,
  params: paramsOf(`${own.path}/${path}`),
  given: given ?? {},
  screen: module === undefined ? own.screen : { kind: 'step', module: `${remote}/${module}` },
  query: query ?? (module === undefined ? own.query : []),
  read: read ?? (module === undefined ? own.read : undefined),
  guards: guards ? [...inShop, ...guards] : own.guards,
  parent: given ? own.parent : routeName(own.path),
});

/** Redirects a former name of a step to its current name, with the rest of the path. */
const formerRow = (own: RowOfStep, name: string): RouteRow => ({
  ...shopPage,
  path: `/:slug/${name}/*`,
  screen: { kind: 'moved', to: `${own.path}/*` },
  title: own.title,
  guards: [...inShop, 'moved'],
});

/** A step that no released remote adds also shows its message on addresses below its name. */
const absentRows = (own: RowOfStep): RowOfStep[] => [{ ...own, path: `${own.path}/*` }];

function rowsOf(steps: readonly PageStep[]): StepRows {
  const routes = new Map<string, RouteRow>();
  const byStep = new Map<string, RowOfStep>();
  for (const step of steps) {
    const own = ownRow(step);
    const below =
      step.remote === '' ? absentRows(own) : (step.addresses ?? []).map((address) => addressRow(own, step, address));
    for (const row of [own, ...below]) routes.set(routeName(row.path), row);
    byStep.set(step.name, own);
    for (const name of step.formerNames ?? []) {
      routes.set(`slug-${name}`, formerRow(own, name));
      byStep.set(name, own);
    }
  }
  return { routes, steps: byStep };
}

const known = new WeakMap<readonly PageStep[], StepRows>();
const none: StepRows = { routes: new Map(), steps: new Map() };

/** The routes of the steps that remotes add to a page, computed once. */
export const stepRows = (remoteSteps: Pick<RemoteSteps, 'steps'> | undefined): StepRows => {
  if (!remoteSteps) return none;
  const rows = known.get(remoteSteps.steps) ?? rowsOf(remoteSteps.steps);
  known.set(remoteSteps.steps, rows);
  return rows;
};
