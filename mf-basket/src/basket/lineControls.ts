import type { Product } from '@festival/shared-contracts/product/product';

/** What a shopper may do to a line of the basket. */
interface LineControls {
  /** The quantity can be changed here; the opposite of the contract's `hideButtons`. */
  showsQuantity: boolean;
  showsRemove: boolean;
}

const both: LineControls = { showsQuantity: true, showsRemove: true };
const removeOnly: LineControls = { showsQuantity: false, showsRemove: true };
/** Nothing may be done to the line. */
export const noControls: LineControls = { showsQuantity: false, showsRemove: false };

/** One row per kind of product; a product that is chosen on its own page (a stay, an upgrade) has no quantity here. */
const controlsByType: Record<Product['mappedType'], LineControls> = {
  ticket: both,
  transportation: both,
  comparetransport: both,
  merchandise: both,
  extras: both,
  membership: removeOnly,
  upgrades: noControls,
  packages: removeOnly,
  insurance: noControls,
  notused: noControls,
};

/** Whether a line has a quantity control and a button to remove it [BSK-04]. */
export const lineControls = ({ mappedType, type }: Pick<Product, 'mappedType' | 'type'>): LineControls =>
  type === 'traveladdon' ? removeOnly : controlsByType[mappedType];
