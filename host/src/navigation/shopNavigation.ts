import type { createBrowserRouter } from 'react-router-dom';
import { formHash, type PanelEntry, panelView } from '../checkout-panel/panelView.ts';
import { withCarriedQuery } from '../routes/carriedQuery.ts';

export type ShopRouter = ReturnType<typeof createBrowserRouter>;

/** Ways about the shop for code that is not a component. */
export interface ShopNavigation {
  /** To a path below the shop, its home when empty; the query is carried [RTE-02]. */
  go(path: string): void;
  openPanel(view: 'basket' | 'form'): void;
  closePanel(): void;
  /** Whether a path below the shop is on the screen; its home when empty. */
  isAt(path: string): boolean;
}

/** A history entry of the panel; `isOurs` when opening it made the entry, so that closing it goes back. */
interface OpenPanelEntry extends PanelEntry {
  isOurs: boolean;
}

export const shopNavigation = (router: ShopRouter, slug: string): ShopNavigation => {
  const place = () => router.state.location;
  const pathOf = (path: string): string => (path === '' ? `/${slug}` : `/${slug}/${path.replace(/^\//, '')}`);
  return {
    go: (path) => void router.navigate(withCarriedQuery(pathOf(path), place().search)),
    isAt: (path) => place().pathname.replace(/(.)\/$/, '$1') === pathOf(path),
    openPanel(view) {
      const { pathname, search, state } = place();
      const isOpen = panelView(place()) !== 'closed';
      const entry: OpenPanelEntry = { checkout: view, isOurs: isOpen ? Boolean(state?.isOurs) : true };
      const to = { pathname, search, hash: view === 'form' ? formHash : '' };
      void router.navigate(to, { replace: isOpen, state: entry, preventScrollReset: true });
    },
    closePanel() {
      const { pathname, search, state } = place();
      if (panelView(place()) === 'closed') return;
      if (state?.isOurs) void router.navigate(-1);
      else void router.navigate({ pathname, search, hash: '' }, { replace: true, preventScrollReset: true });
    },
  };
};
