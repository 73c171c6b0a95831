import type { ExposedModuleName } from '@festival/shared-contracts/exposed-module/exposedModuleData';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageData } from '../page/pageData.ts';
import type { PageStore } from '../page/pageStore.ts';
import { stepRouteIn } from '../routes/stepRouteIn.ts';

const basket: ExposedModuleName = 'mf_basket/basket';
/** It does what it is there for with each order that is placed. */
export const payment: ExposedModuleName = 'mf_checkout/payment';

/**
 * Tells of each module that does what it is there for while the page is open: something of its step is put into the cart, the basket leads to the
 * form, the order is placed. It may tell of one several times.
 */
export function followCompletions(
  page: Pick<PageData, 'remoteSteps'>,
  store: PageStore,
  onCompleted: (module: string) => void,
): void {
  const before = { counts: countsOf(store), view: store.get(primitives.checkoutView), order: orderOf(store) };

  store.sub(primitives.stepFlow, () => {
    const counts = countsOf(store);
    for (const [name, count] of counts) {
      const screen = stepRouteIn(page, name)?.screen;
      if (count > (before.counts.get(name) ?? 0) && screen?.kind === 'step') onCompleted(screen.module);
    }
    before.counts = counts;
  });
  store.sub(primitives.checkoutView, () => {
    const view = store.get(primitives.checkoutView);
    if (before.view === 'basket' && view === 'form') onCompleted(basket);
    before.view = view;
  });
  store.sub(primitives.cart, () => {
    const order = orderOf(store);
    if (order !== null && order !== before.order) onCompleted(payment);
    before.order = order;
  });
}

const countsOf = (store: PageStore): Map<string, number> =>
  new Map(store.get(primitives.stepFlow).map(({ name, count }) => [name, count]));

const orderOf = (store: PageStore): string | null => store.get(primitives.cart)?.order.reference ?? null;
