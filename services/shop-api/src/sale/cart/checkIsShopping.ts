import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { CartStatus } from '../cart-state/cartTransitions.ts';
import type { Refusal } from '../refusal/refusal.ts';
import { cartRefusals } from './cartRefusals.ts';

const refusals: Record<Exclude<CartStatus, 'shopping'>, Refusal> = {
  expired: cartRefusals.expired,
  in_payment: cartRefusals.inPayment,
  confirmed: cartRefusals.confirmed,
};

/** Refuses a change of a cart that is not shopping. */
export const checkIsShopping = (status: CartStatus): Result<void, Refusal> =>
  status === 'shopping' ? success(undefined) : failure(refusals[status]);
