import type { HospitalityAddOn, OrderLookup } from '@festival/shared-contracts/order-lookup/orderLookup';
import { addOnSlug } from './addOnSlug.ts';

/** The stays of looked-up orders with available add-ons; if a slug is given, those of its package [ADD-01]. */
export const staysOf = (lookup: OrderLookup | null, slug: string | undefined): HospitalityAddOn[] =>
  (lookup?.upsell.hospitality.add_on ?? []).filter(
    ({ cart, extras }) => extras.length > 0 && (slug === undefined || addOnSlug(cart.package.name) === slug),
  );
