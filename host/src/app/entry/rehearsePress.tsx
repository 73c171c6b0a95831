import type { Commands } from '@festival/shared-contracts/commands/commands';
import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import { commandsPrimitive, primitives } from '@festival/shared-contracts/state/primitives';
import { ProductQuantity } from '@festival/shared-ui/product-quantity';
import { createStore, Provider } from 'jotai';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { itemCountAtom } from '../../cart/itemCountAtom.ts';
import { shownTotalAtom } from '../../cart/shownTotalAtom.ts';
import { errorReportOf } from '../../network/errorReport.ts';
import { whenIdle } from '../../network/whenIdle.ts';
import type { PageData } from '../../page/pageData.ts';
import type { PageStore } from '../../page/pageStore.ts';
import type { ShopDeps } from './shopDeps.ts';

export type RehearsalDeps = Pick<ShopDeps, 'texts' | 'makeCartWriter' | 'report'> & {
  page: Pick<PageData, 'config' | 'products' | 'language' | 'serverNow'>;
};

/** Milliseconds within which the copy's buttons must appear; React adds them in slices, between other work. */
const patience = 3_000;

/** Sets the copy's quantity with the real writer of a cart on the server. Its client sends nothing and never gets an answer. */
const writeOf = ({ page, makeCartWriter }: RehearsalDeps, store: PageStore): Commands['cart']['setQuantity'] =>
  makeCartWriter({
    store,
    http: { request: () => new Promise<never>(() => {}) },
    clock: { now: () => page.serverNow },
    openModal: async () => 'cancel',
    report: () => {},
    notifyTabs: () => {},
    search: () => '',
    leave: () => {},
    generalText: () => '',
  }).setQuantity;

/** A separate state for the copy: one product without limits, and an empty cart. */
const rehearsedStore = (deps: RehearsalDeps, product: PageData['products'][number]): PageStore => {
  const store = createStore();
  store.set(primitives.config, deps.page.config);
  store.set(primitives.language, deps.page.language);
  store.set(primitives.serverNow, deps.page.serverNow);
  store.set(primitives.products, [
    { ...product, soldOut: false, stockAvailable: true, stock: null, minQuantity: 0, maxQuantity: 9, stepSize: 1 },
  ]);
  store.set(commandsPrimitive, { current: { cart: { setQuantity: writeOf(deps, store) } } as Commands });
  // Computes the numbers of the header and the bottom bar too.
  for (const shown of [itemCountAtom, shownTotalAtom]) store.sub(shown, () => {});
  return store;
};

const idle = (): Promise<void> => new Promise(whenIdle);

const buttonsIn = async (place: HTMLElement): Promise<readonly HTMLElement[]> => {
  for (let waited = 0; waited < patience; waited += 50) {
    const buttons = place.querySelectorAll('button');
    if (buttons.length > 0) return [...buttons];
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return [];
};

/**
 * Presses + and - of a copy that is in no document, while the page is idle. The code that a press runs for the first
 * time is then compiled before the shopper's own press [BYD-05]. The copy has its own cart, which no other code sees.
 */
export const rehearsePress = async (deps: RehearsalDeps): Promise<void> => {
  const { config, products } = deps.page;
  const [first] = products;
  // Where the cart is in the browser, its writer would store the copy's cart in place of the shopper's.
  if (!first || !config || !capabilitiesOf(config).usesServerCart) return;
  await idle();
  // A different id, so that the page's own control of the product does not react.
  const product = { ...first, id: 'rehearsed' };
  const place = document.createElement('div');
  const root = createRoot(place, {
    // React may report an error to this root from which the page's own root has recovered.
    onRecoverableError: (error) => deps.report(errorReportOf('page.recovered', error)),
  });
  startTransition(() =>
    root.render(
      <Provider store={rehearsedStore(deps, product)}>
        <I18nextProvider i18n={deps.texts}>
          <ProductQuantity productId={product.id} showsLimits />
        </I18nextProvider>
      </Provider>,
    ),
  );
  const [fewer, more] = await buttonsIn(place);
  for (const button of [more, fewer]) {
    await idle();
    button?.click();
  }
  await idle();
  root.unmount();
};
