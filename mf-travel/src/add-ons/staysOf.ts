import type { HospitalityAddOn, OrderLookup } from '@festival/shared-contracts/order-lookup/orderLookup';
import { addOnSlug } from './addOnSlug.ts';

/** The stays in looked-up orders that still have add-ons to offer; with a slug, only the stays of the package with that slug [ADD-01]. */
export const staysOf = (lookup: OrderLookup | null, slug: string | undefined): HospitalityAddOn[] =>
  (lookup?.upsell.hospitality.add_on ?? []).filter(
    ({ cart, extras }) => extras.length > 0 && (slug === undefined || addOnSlug(cart.package.name) === slug),
  );
