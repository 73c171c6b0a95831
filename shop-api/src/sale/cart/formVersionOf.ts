import { hash } from 'node:crypto';
import type { StoredCart } from './storedCart.ts';

/** Another text for every other form of this cart, which tells nothing of what is in it; null without a form. */
export const formVersionOf = ({ id, buyer }: Pick<StoredCart, 'id' | 'buyer'>): string | null =>
  buyer === null ? null : hash('sha256', `${id} ${JSON.stringify(buyer)}`, 'base64url');
