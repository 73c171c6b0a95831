import type { PageData } from '../page/pageData.ts';
import { routeIn } from '../routing/routeIn.ts';

interface StepLog {
  /** The step of the address at which this document was opened. */
  opened: string;
  /** The step that was shown at a time on the page's clock. */
  at(time: number): string;
}

type Router = { subscribe(listen: (state: { location: { pathname: string } }) => void): unknown };

/** The step of a path, named as in addresses. For a page that is not a step, the name of the page's route. */
export function stepOf(page: Pick<PageData, 'remoteSteps'>, pathname: string): string {
  const { name, row } = routeIn(page, pathname);
  if (row.step) return row.step.name;
  return name === 'slug' ? 'home' : name.replace(/^slug-/, '');
}

/** Records which step this document shows from which time on, so that presses are reported with their step. */
export function stepLog(page: Pick<PageData, 'remoteSteps'>, openedPath: string, router: Router): StepLog {
  const opened = stepOf(page, openedPath);
  /** The step that was shown last comes first. */
  const shown = [{ since: 0, step: opened }];
  router.subscribe(({ location }) => {
    const step = stepOf(page, location.pathname);
    if (shown[0]?.step !== step) shown.unshift({ since: performance.now(), step });
  });
  return { opened, at: (time) => shown.find(({ since }) => since <= time)?.step ?? opened };
}
