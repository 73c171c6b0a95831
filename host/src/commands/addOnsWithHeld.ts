import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { HospitalityAddOn } from '@festival/shared-contracts/order-lookup/orderLookup';
import { addOnKey } from '@festival/shared-contracts/travel/addOnKey';

/** Add-ons as a look-up found them, each with what the visitor's own cart holds counted as left: the cart may hold those too [ADD-01]. */
export const addOnsWithHeld = (stays: readonly HospitalityAddOn[], held: Quantities): HospitalityAddOn[] =>
  stays.map((stay) => ({
    ...stay,
    extras: stay.extras.map((extra) => ({
      ...extra,
      stock: extra.stock === null ? null : extra.stock + (held[addOnKey(stay.reference, extra.extraId)] ?? 0),
    })),
  }));
