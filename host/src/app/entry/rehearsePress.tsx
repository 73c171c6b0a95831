import type { Commands } from '@festival/shared-contracts/commands/commands';
import { commandsPrimitive, primitives } from '@festival/shared-contracts/state/primitives';
import { ProductQuantity } from '@festival/shared-ui/product-quantity';
import type { i18n } from 'i18next';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { unreadCartIdAtom } from '../../cart/cartState.ts';
import { itemCountAtom } from '../../cart/itemCountAtom.ts';
import { serverCartWriter } from '../../cart/serverCartWriter.ts';
import { shownTotalAtom } from '../../cart/shownTotalAtom.ts';
import { cartCommands } from '../../commands/cartCommands.ts';
import type { PageData } from '../../page/pageData.ts';
import { createPageStore } from '../createPageStore.ts';
import { whenIdle } from '../prefetch/whenIdle.ts';
import { App } from '../shell/App.tsx';

/** Sends nothing and is never answered. */
const http = { request: () => new Promise<never>(() => {}) };

/** Milliseconds in which the copy's buttons appear; React adds them in slices, between other work. */
const patience = 3_000;

/** The page's state without a cart, with one product that nothing limits, and a writer of the cart that sends nothing. */
const rehearsedStore = (page: PageData) => {
  const [product] = page.products;
  if (!product) return null;
  const store = createPageStore({ ...page, cart: null }, '');
  store.set(unreadCartIdAtom, null);
  const id = 'rehearsed';
  store.set(primitives.products, [
    { ...product, id, soldOut: false, stockAvailable: true, stock: null, minQuantity: 0, maxQuantity: 9, stepSize: 1 },
  ]);
  const openModal: Commands['overlay']['openModal'] = async () => 'cancel';
  const deps = {
    store,
    http,
    clock: { now: () => page.serverNow },
    openModal,
    report: () => {},
    notifyTabs: () => {},
    search: () => '',
    leave: () => {},
    generalText: () => '',
  };
  const writer = serverCartWriter(deps);
  store.set(commandsPrimitive, { current: { cart: cartCommands({ ...deps, writer }) } as Commands });
  // The header's and the bar's numbers.
  for (const shown of [itemCountAtom, shownTotalAtom]) store.sub(shown, () => {});
  return { store, id };
};

const idle = (): Promise<void> => new Promise(whenIdle);

const appearsIn = async (place: HTMLElement): Promise<NodeListOf<HTMLButtonElement> | null> => {
  for (let waited = 0; waited < patience; waited += 50) {
    const buttons = place.querySelectorAll('button');
    if (buttons.length > 0) return buttons;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return null;
};

/**
 * Presses + and - of a copy that is in no document, while the page is idle: what a press runs for the first time is compiled then, not in
 * the shopper's own press [BYD-05]. The copy has a cart of its own, of which nobody learns.
 */
export const rehearsePress = async (page: PageData, texts: i18n): Promise<void> => {
  const rehearsed = rehearsedStore(page);
  if (!rehearsed) return;
  const place = document.createElement('div');
  const root = createRoot(place);
  startTransition(() =>
    root.render(
      <App page={page} store={rehearsed.store} texts={texts}>
        <ProductQuantity productId={rehearsed.id} showsLimits />
      </App>,
    ),
  );
  const [fewer, more] = (await appearsIn(place)) ?? [];
  for (const button of [more, fewer]) {
    await idle();
    button?.click();
  }
  await idle();
  root.unmount();
};
