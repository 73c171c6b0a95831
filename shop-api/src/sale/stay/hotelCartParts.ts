import type { ShopApiParts } from '../../shopApiParts.ts';

/** What a change of a stay is carried out with. */
export type HotelCartParts = Pick<ShopApiParts, 'pool' | 'carts' | 'reservations'>;
