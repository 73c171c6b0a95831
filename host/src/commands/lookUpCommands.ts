import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import { lookUpOrders } from '@festival/shared-contracts/api/orderLookupCalls';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import { type ErrorReport, errorReportOf } from '../telemetry/errorReport.ts';
import type { NotYet } from './notYet.ts';

export interface LookUpCommandDeps {
  store: PageStore;
  /** The client of `/api`. */
  http: HttpClient;
  report(report: ErrorReport): void;
  notYet: NotYet;
}

/** Look-up of earlier orders. The screen that takes a typed number is still to come [LKP]. */
export const lookUpCommands = ({ store, http, report, notYet }: LookUpCommandDeps): Commands['lookUp'] => ({
  findOrder: notYet('lookUp.findOrder'),
  async findOwnOrders() {
    store.set(primitives.lookUpState, 'running');
    const found = await lookUpOrders({
      http,
      known: { consumer_email: store.get(primitives.user)?.profile.email },
      report: (error) => report(errorReportOf('lookUp.failed', error)),
    });
    store.set(primitives.orderLookup, found || null);
    if (!found) {
      store.set(primitives.lookUpState, 'failed');
      return failure({ code: 'lookUp.failed', message: '', status: 0 });
    }
    store.set(primitives.lookUpState, found.original_orders.length > 0 ? 'success' : 'no-order');
    return success(found);
  },
});
