import { type ItemState, primitives } from '@festival/shared-contracts/state/primitives';
import type { User } from '@festival/shared-contracts/user/user';
import type { OverlayName } from '../../remotes/slot/overlayTable.ts';
import type { ShopDeps } from './shopDeps.ts';

/** The parts of a sample page that no shop can provide. A mount stores them in the window before the page starts. */
export interface Sample {
  overlay?: OverlayName;
  /** The state of the last change, for every product. */
  items?: ItemState;
  user?: User;
  /**
   * Shows the sample. The page sets this function as soon as it can. Call it after the whole page is hydrated, because
   * hydration has to find what the server rendered.
   */
  show?: () => void;
  /** Removes all parts from the page, and shows them again as on a second visit. The page sets this function. */
  end?: () => void;
  again?: () => void;
}

declare global {
  var festivalSample: Sample | undefined;
}

/**
 * If a mount has left a sample on this page, lets the mount show it: an overlay, a running or failed change of the
 * cart, a signed-in visitor. [BYD-09]
 */
export const showSample = (deps: Pick<ShopDeps, 'store' | 'overlays' | 'navigation'>): void => {
  const sample = globalThis.festivalSample;
  if (sample) sample.show = () => show(sample, deps);
};

function show(
  { overlay, items, user }: Sample,
  { store, overlays, navigation }: Pick<ShopDeps, 'store' | 'overlays' | 'navigation'>,
): void {
  if (user) store.set(primitives.user, user);
  if (items) {
    store.set(primitives.itemStates, Object.fromEntries(store.get(primitives.products).map(({ id }) => [id, items])));
  }
  if (overlay === 'basket' || overlay === 'form') navigation.openPanel(overlay);
  if (overlay === 'fillCart' || overlay === 'previousOrders') overlays.showPopup(overlay, true);
  if (overlay === 'upsell') overlays.showUpsell(true);
}
