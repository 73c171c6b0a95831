import { ApiFailure } from '../../platform/http/ApiFailure.ts';

export const cartFailures = {
  /** The same answer for an unknown cart and for another's, so that no client can tell them apart [API-07]. */
  notFound: () => new ApiFailure(404, 'cart.not_found', 'There is no such cart.'),
  expired: () => new ApiFailure(410, 'cart.expired', 'The time of this cart is over.'),
};
