import type { Places } from '@festival/shared-contracts/step/places';

/** The places of the shell that this remote fills, each by an exposed module [BSK-01, OVL-04 to OVL-06, WSH-05]. */
export const places: Places = {
  basket: 'basket',
  upsell: 'upsell',
  fillCart: 'wishlist',
  previousOrders: 'previousOrders',
  register: 'register',
};
