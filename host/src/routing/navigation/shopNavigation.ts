import { withCarriedQuery } from '@festival/shared-ui/link/withCarriedQuery';
import type { createBrowserRouter } from 'react-router-dom';
import { formHash, type PanelEntry, panelView } from './panelView.ts';

export type ShopRouter = ReturnType<typeof createBrowserRouter>;

/** Navigation in the shop for code outside components. */
export interface ShopNavigation {
  /** Opens a path below the shop, or its home page if the path is empty; keeps the query [RTE-02]. */
  go(path: string): void;
  openPanel(view: 'basket' | 'form'): void;
  /** Resolves once the panel's history entry is left. A navigation before that would be undone when the history goes back. */
  closePanel(): Promise<void>;
  /** Replaces the page with the shop's home page and the open basket; keeps the query. */
  goToBasket(): void;
  /** Whether a path below the shop is on the screen; an empty path is its home page. */
  isAt(path: string): boolean;
}

/** A history entry of the panel. If `isOurs` is set, the entry was added when the panel opened, so closing the panel goes back in the history. */
interface OpenPanelEntry extends PanelEntry {
  isOurs: boolean;
}

/** Resolves when the router shows another history entry. */
const locationLeft = (router: ShopRouter): Promise<void> =>
  new Promise((resolve) => {
    const { key } = router.state.location;
    const stop = router.subscribe(({ location }) => {
      if (location.key === key) return;
      stop();
      resolve();
    });
  });

/** @param cartId the cart on the page, null without one; an open panel belongs to it. */
export const shopNavigation = (router: ShopRouter, slug: string, cartId: () => string | null): ShopNavigation => {
  const location = () => router.state.location;
  const isPanelOpen = () => panelView(location(), cartId()) !== 'closed';
  const pathOf = (path: string): string => (path === '' ? `/${slug}` : `/${slug}/${path.replace(/^\//, '')}`);
  const isAt = (path: string): boolean =>
    location().pathname.replace(/(.)\/$/, '$1') === pathOf(path).replace(/[?#].*/, '');
  return {
    isAt,
    go(path) {
      // Like a link to the current page, adds no second history entry.
      const replace = isAt(path) && !isPanelOpen();
      // A changed filter keeps the scroll position.
      const preventScrollReset = replace && path.includes('?');
      void router.navigate(withCarriedQuery(pathOf(path), location().search), { replace, preventScrollReset });
    },
    openPanel(view) {
      const { pathname, search, state } = location();
      const isOpen = isPanelOpen();
      const entry: OpenPanelEntry = {
        checkout: view,
        cartId: cartId(),
        isOurs: isOpen ? Boolean(state?.isOurs) : true,
      };
      const to = { pathname, search, hash: view === 'form' ? formHash : '' };
      void router.navigate(to, { replace: isOpen, state: entry, preventScrollReset: true });
    },
    async closePanel() {
      const { pathname, search, state } = location();
      if (!isPanelOpen()) return;
      const left = locationLeft(router);
      if (state?.isOurs) void router.navigate(-1);
      else void router.navigate({ pathname, search, hash: '' }, { replace: true, preventScrollReset: true });
      await left;
    },
    goToBasket() {
      const state: OpenPanelEntry = { checkout: 'basket', cartId: cartId(), isOurs: false };
      void router.navigate(withCarriedQuery(pathOf(''), location().search), { replace: true, state });
    },
  };
};
