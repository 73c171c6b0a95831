import { stepRoute } from '@festival/shared-contracts/routes/stepRoute';
import type { PageData } from '../page/pageData.ts';
import { remoteStepRow } from './rowIn.ts';

/** The route of a step's own page, of the table or of a remote; undefined for a name that is no step of the page [STP-06]. */
export const stepRouteIn = (page: Pick<PageData, 'remoteSteps'>, name: string) =>
  stepRoute(name) ?? remoteStepRow(page, name);
