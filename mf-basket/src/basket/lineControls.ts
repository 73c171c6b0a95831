import type { Product } from '@festival/shared-contracts/product/product';

/** What a shopper may do to a line of the basket. */
export interface LineControls {
  /** The quantity can be changed here; the contract's `hideButtons` turned around. */
  showsQuantity: boolean;
  showsRemove: boolean;
}

const both: LineControls = { showsQuantity: true, showsRemove: true };
const removeOnly: LineControls = { showsQuantity: false, showsRemove: true };
const neither: LineControls = { showsQuantity: false, showsRemove: false };

/** One row per kind of product; what is a choice of its own elsewhere (a stay, an upgrade) is not counted here. */
const controlsByType: Record<Product['mappedType'], LineControls> = {
  ticket: both,
  transportation: both,
  comparetransport: both,
  merchandise: both,
  extras: both,
  membership: removeOnly,
  upgrades: neither,
  packages: neither,
  insurance: neither,
  notused: neither,
};

/** Whether a line has a quantity control and a way out of the basket [BSK-04]. */
export const lineControls = ({ mappedType, type }: Pick<Product, 'mappedType' | 'type'>): LineControls =>
  type === 'traveladdon' ? removeOnly : controlsByType[mappedType];
