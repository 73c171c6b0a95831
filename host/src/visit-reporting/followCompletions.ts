import { primitives } from '@festival/shared-contracts/state/primitives';
import { checkoutFactsAtom } from '../analytics/checkoutFacts.ts';
import type { PageData } from '../page/pageData.ts';
import type { PageStore } from '../page/pageStore.ts';
import { placedModule } from '../remotes/slot/placedModule.ts';
import { stepRouteIn } from '../routing/stepRouteIn.ts';

/**
 * Reports each module whose purpose is completed while the page is open: a product of its step is put into the cart,
 * the basket opens the form, or the order is placed. It may report a module several times.
 */
export function followCompletions(
  page: Pick<PageData, 'remoteSteps' | 'places'>,
  store: PageStore,
  onCompleted: (module: string) => void,
): void {
  const before = { counts: countsOf(store), view: store.get(primitives.checkoutView) };

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
    if (before.view === 'basket' && view === 'form') onCompleted(placedModule(page, 'basket'));
    before.view = view;
  });
  // The order is placed, and the page leaves for the payment provider.
  store.sub(checkoutFactsAtom, () => {
    if (store.get(checkoutFactsAtom).paymentMethod) onCompleted(placedModule(page, 'payment'));
  });
}

const countsOf = (store: PageStore): Map<string, number> =>
  new Map(store.get(primitives.stepFlow).map(({ name, count }) => [name, count]));
