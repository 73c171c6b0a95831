import type { PackageFilters } from '../travel/packageFilters.ts';
import type { StayOffer } from '../travel/stayOffer.ts';
import type { TravelPackage } from '../travel/travelPackage.ts';
import type { TravelSettings } from '../travel/travelSettings.ts';
import type { ExposedModule } from './exposedModule.ts';

/** What the `load` of each exposed module answers; an exposed module that is not here loads nothing of its own. */
export interface ExposedModuleData {
  'mf_tickets/tickets': undefined;
  'mf_tickets/ticket': undefined;
  'mf_tickets/membership': undefined;
  'mf_tickets/upgrade': undefined;
  'mf_travel/packages': { packages: TravelPackage[]; settings: TravelSettings; filters: PackageFilters };
  /** Null for a stay that the shop does not have. */
  'mf_travel/stay': StayOffer | null;
  'mf_travel/addOns': undefined;
  'mf_transport/transportation': undefined;
  'mf_transport/compareTransport': undefined;
  'mf_transport/compareTable': undefined;
  'mf_merch/merchandise': undefined;
  'mf_merch/extras': undefined;
  'mf_merch/extra': undefined;
  'mf_basket/basket': undefined;
  'mf_basket/previousOrders': undefined;
  'mf_basket/register': undefined;
  'mf_basket/upsell': undefined;
  'mf_basket/wishlist': undefined;
  'mf_checkout/form': undefined;
  'mf_checkout/payment': undefined;
  'mf_checkout/paymentStatus': undefined;
  'mf_checkout/order': undefined;
}

/** `remote/exposed module`, as the host names it. */
export type ExposedModuleName = keyof ExposedModuleData;

/** The exposed modules of one remote by their files: one that is missing or takes other props fails the remote's own type-check. */
export type ExposedModulesOf<Remote extends string> = {
  [Name in ExposedModuleName as Name extends `${Remote}/${infer File}` ? File : never]: ExposedModule<
    ExposedModuleData[Name]
  >;
};
