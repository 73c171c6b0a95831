import type { CheckoutView } from '@festival/shared-contracts/state/primitives';
import type { Location } from 'react-router-dom';

/** The hash of the address while the form shows [OVL-01]. */
export const formHash = '#cf';

/** What a history entry of ours carries while the panel is open on it. */
export interface PanelEntry {
  checkout: 'basket' | 'form';
  /** The cart that it was opened on; null when there was none yet. */
  cartId: string | null;
}

/**
 * What the panel shows at a place in the history: so Back closes it, and a reload keeps it [OVL-01]. Back to where it was
 * open on a cart that has ended or was paid since does not open it again.
 */
export const panelView = ({ hash, state }: Pick<Location, 'hash' | 'state'>, cartId: string | null): CheckoutView => {
  const entry = state as PanelEntry | null;
  if (entry?.cartId && entry.cartId !== cartId) return 'closed';
  if (hash === formHash) return 'form';
  return entry?.checkout === 'basket' ? 'basket' : 'closed';
};
