import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import { lookUpOrders } from '@festival/shared-contracts/api/orderLookupCalls';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, success } from '@festival/shared-contracts/errors/result';
import type { OrderLookup } from '@festival/shared-contracts/order-lookup/orderLookup';
import { orderReferenceOf } from '@festival/shared-contracts/order-lookup/orderReference';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { addOnProductsOf } from '@festival/shared-contracts/travel/addOn';
import { readStock } from '../cart/readStock.ts';
import { type ErrorReport, errorReportOf } from '../network/errorReport.ts';
import type { OverlayQueue } from '../overlays/overlayQueue.ts';
import type { PageStore } from '../page/pageStore.ts';

export interface LookUpCommandDeps {
  store: PageStore;
  /** The client of `/api`. */
  http: HttpClient;
  overlays: Pick<OverlayQueue, 'showPopup'>;
  report(report: ErrorReport): void;
}

/** Looks up earlier orders. State and results are stored in atoms, and no error is thrown [LKP-02, LKP-05]. */
export const lookUpCommands = (deps: LookUpCommandDeps): Commands['lookUp'] => {
  const { store, overlays } = deps;
  const show = (isShown: boolean) => {
    overlays.showPopup('previousOrders', isShown);
    return success(undefined);
  };
  const findOwnOrders = () => lookUp(deps, { consumer_email: store.get(primitives.user)?.profile.email });
  return {
    async findOrder(typed) {
      const known = orderReferenceOf(typed);
      if (known) return lookUp(deps, known);
      store.set(primitives.lookUpState, 'invalid');
      return failure({ code: 'lookUp.invalid', message: '', status: 0 });
    },
    findOwnOrders,
    async openOrders() {
      // The tab may remember an earlier answer, so this page has not looked up the orders yet. A visitor who opens the
      // list wants to see them.
      if (store.get(primitives.lookUpState) === 'idle' && store.get(primitives.user)) void findOwnOrders();
      return show(true);
    },
    closeOrders: async () => show(false),
  };
};

/**
 * Looks up orders by the visitor's data, then reads the shop's products again, because earlier orders can change which
 * products are for sale [LKP-03].
 */
const lookUp = async (
  deps: LookUpCommandDeps,
  known: Parameters<typeof lookUpOrders>[0]['known'],
): ReturnType<Commands['lookUp']['findOrder']> => {
  const { store, http, report } = deps;
  const reportFailure = (error: unknown) => report(errorReportOf('lookUp.failed', error));
  store.set(primitives.lookUpState, 'running');
  const found = await lookUpOrders({ http, known, report: reportFailure });
  if (!found) {
    store.set(primitives.lookUpState, 'failed');
    return failure({ code: 'lookUp.failed', message: '', status: 0 });
  }
  const isFound = found.original_orders.length > 0;
  // If a number finds no order, the orders that were found before stay.
  if (isFound || store.get(primitives.orderLookup) === null) showLookup(store, found);
  store.set(primitives.lookUpState, isFound ? 'success' : 'no-order');
  if (isFound) await readStock(deps);
  return success(found);
};

const showLookup = (store: PageStore, found: OrderLookup) => {
  store.set(primitives.addOnProducts, addOnProductsOf(found.upsell.hospitality.add_on));
  store.set(primitives.orderLookup, found);
};
