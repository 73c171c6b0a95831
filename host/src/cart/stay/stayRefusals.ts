import type { ShopError } from '@festival/shared-contracts/errors/shopError';

const refusal = (code: string): ShopError => ({ code, message: code, status: 0 });

/** Refusals that need no request, by the server's codes. */
export const noSuchStay = refusal('travel.cart_not_found');
export const noSuchRoom = refusal('travel.option_not_found');
export const noRoomLeft = refusal('travel.no_stock');
