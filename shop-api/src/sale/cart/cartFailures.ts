import { ApiFailure } from '../../platform/http/ApiFailure.ts';

/** Answered for what isn't there and for what is another's alike, so that neither can be told from the other [API-07]. */
export const noSuchCart = () => new ApiFailure(404, 'cart.not_found', 'There is no such cart.');

export const cartExpired = () => new ApiFailure(410, 'cart.expired', 'The time of this cart is over.');
