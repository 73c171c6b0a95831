import { refusal } from '../refusal/refusal.ts';
import { refusalFailure } from '../refusal/refusalFailure.ts';
import { cartRefusals } from './cartRefusals.ts';

export const cartFailures = {
  /**
   * The response is the same for an unknown cart and for the cart of another client, so that a client can't distinguish
   * them [API-07].
   */
  notFound: () => refusalFailure(refusal('cart.not_found'), { status: 404 }),
  expired: () => refusalFailure(cartRefusals.expired, { status: 410 }),
};
