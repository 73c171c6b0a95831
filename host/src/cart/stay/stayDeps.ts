import type { CartDeps, CartWriter } from '../cartWriter.ts';

/** Collaborators of the stay. */
export interface StayDeps extends Pick<CartDeps, 'store' | 'http' | 'openModal' | 'generalText'> {
  writer: Pick<CartWriter, 'change' | 'inOrder' | 'setTogether'>;
}
