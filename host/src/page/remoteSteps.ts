import type { RouteRow, StepRow } from '@festival/shared-contracts/routes/routeRow';

/** The steps that remotes bring to a page's shop. */
export interface RemoteSteps {
  /** By the step's name, what differs from an address without a page. */
  rows: Record<
    string,
    Pick<RouteRow, 'capability' | 'guards' | 'hasBottomBar' | 'hero' | 'query' | 'screen' | 'title'> & { step: StepRow }
  >;
  /** The shell's texts of them in the page's language, by key of its texts: `step.lockers.name`. */
  texts: Record<string, string>;
}
