import type { User } from '@festival/shared-contracts/user/user';

const ofGuest = 'local-guest-';

/** The id of a local cart: one for all tabs of an account, and another for each that a guest begins at a time in milliseconds. */
export const localCartId = (user: Pick<User, 'id'> | null, now: number): string =>
  user ? `local-account-${user.id}` : `${ofGuest}${now}`;

/** Whether a visitor may go on with a cart: with their own, and with that of the guest they were before they logged in. */
export const isCartOf = (user: Pick<User, 'id'> | null, cartId: string): boolean =>
  cartId.startsWith(ofGuest) || (user !== null && cartId === localCartId(user, 0));
