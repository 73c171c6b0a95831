import { commandsPrimitive, primitives } from '@festival/shared-contracts/state/primitives';
import { createStore } from 'jotai/vanilla';
import { cartAt } from '../cart/cartAt.ts';
import { unreadCartIdAtom, withAddOns } from '../cart/cartState.ts';
import { toldTotalAtom } from '../cart/toldTotalAtom.ts';
import { idleCommands } from '../commands/idleCommands.ts';
import { deadlineOf } from '../countdown/deadlineOf.ts';
import type { PageData } from '../page/pageData.ts';
import type { PageStore } from '../page/pageStore.ts';
import { stepLinksOf } from '../routing/stepLinksOf.ts';
import { stepViews } from '../step-flow/stepViews.ts';

/**
 * Creates the state of one page or request from the server's data and the requested path. Browser and server use the
 * same function. Its commands throw until `startPage` sets the real ones.
 */
export const createPageStore = (page: PageData, pathname: string): PageStore => {
  const store = createStore();
  const cart = cartAt(page.cart, pathname);
  store.set(primitives.config, page.config);
  store.set(primitives.products, withAddOns(page.products, cart));
  store.set(primitives.cart, cart);
  store.set(toldTotalAtom, page.unreadCartId ? null : (cart?.totals.total ?? 0));
  store.set(unreadCartIdAtom, page.unreadCartId ?? null);
  store.set(primitives.cartDeadline, deadlineOf(cart, page.serverNow));
  store.set(primitives.serverNow, page.serverNow);
  store.set(primitives.user, page.user ?? null);
  // The server has read the shop's config and products, and has checked the session [SSO-01].
  store.set(primitives.isReadyToShop, page.config !== null);
  store.set(primitives.language, page.language);
  store.set(primitives.stepFlow, stepViews(page, cart?.products ?? {}, pathname));
  store.set(primitives.stepLinks, stepLinksOf(page));
  store.set(commandsPrimitive, { current: idleCommands });
  return store;
};
