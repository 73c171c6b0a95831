import type { HospitalityAddOn, OrderLookup } from '@festival/shared-contracts/order-lookup/orderLookup';
import { addOnSlug } from './addOnSlug.ts';

/** The stays of looked-up orders that something can be added to; those of one package, by its slug, where that is given [ADD-01]. */
export const staysOf = (lookup: OrderLookup | null, slug: string | undefined): HospitalityAddOn[] =>
  (lookup?.upsell.hospitality.add_on ?? []).filter(
    ({ cart, extras }) => extras.length > 0 && (slug === undefined || addOnSlug(cart.package.name) === slug),
  );
