import type { CheckoutView } from '@festival/shared-contracts/state/primitives';
import type { Location } from 'react-router-dom';

/** The hash of the address while the form is open [OVL-01]. */
export const formHash = '#cf';

/** The state of a history entry while the panel is open. */
export interface PanelEntry {
  checkout: 'basket' | 'form';
  /** The cart for which the panel was opened; null if there was none. */
  cartId: string | null;
}

/**
 * The panel's view for a history entry: Back closes the panel, and a reload keeps it [OVL-01]. Going back to the entry
 * of a cart that has expired or was paid does not open the panel again.
 */
export const panelView = ({ hash, state }: Pick<Location, 'hash' | 'state'>, cartId: string | null): CheckoutView => {
  const entry = state as PanelEntry | null;
  if (entry?.cartId && entry.cartId !== cartId) return 'closed';
  if (hash === formHash) return 'form';
  return entry?.checkout === 'basket' ? 'basket' : 'closed';
};
