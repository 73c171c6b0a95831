import type { TravelPackage } from '../travel/travelPackage.ts';
import type { Door } from './door.ts';

/** What the `load` of each door answers; a door that is not here loads nothing of its own. */
export interface DoorData {
  'mf_tickets/tickets': undefined;
  'mf_travel/packages': { packages: TravelPackage[] };
  'mf_transport/transportation': undefined;
  'mf_merch/merchandise': undefined;
  'mf_merch/extras': undefined;
  'mf_basket/basket': undefined;
  'mf_checkout/form': undefined;
  'mf_checkout/payment': undefined;
  'mf_checkout/paymentStatus': undefined;
}

/** `remote/door`, as the federation runtime names it. */
export type DoorName = keyof DoorData;

/** The doors of one remote by their files: one that is missing or takes other props fails the remote's own type-check. */
export type RemoteDoors<Remote extends string> = {
  [Name in DoorName as Name extends `${Remote}/${infer File}` ? File : never]: Door<DoorData[Name]>;
};
