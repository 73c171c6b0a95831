import { hash } from 'node:crypto';
import type { StoredCart } from '../cart-state/storedCart.ts';

/** Returns an opaque text that changes whenever the form of this cart changes; null without a form. */
export const formVersionOf = ({ id, buyer }: Pick<StoredCart, 'id' | 'buyer'>): string | null =>
  buyer === null ? null : hash('sha256', `${id} ${JSON.stringify(buyer)}`, 'base64url');
