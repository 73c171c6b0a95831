import type { Product } from '@festival/shared-contracts/product/product';

/** The controls of a line of the basket, named as in the contract. */
interface LineControls {
  /** Whether the quantity can't be changed here. */
  hideButtons: boolean;
  showRemoveButton: boolean;
}

const all: LineControls = { hideButtons: false, showRemoveButton: true };
const removeOnly: LineControls = { hideButtons: true, showRemoveButton: true };
/** A line without controls. */
export const noControls: LineControls = { hideButtons: true, showRemoveButton: false };

/**
 * The controls for each kind of product. The quantity of a product that is chosen on another page (a stay, an upgrade)
 * can't be changed here.
 */
const controlsByType: Record<Product['mappedType'], LineControls> = {
  ticket: all,
  transportation: all,
  comparetransport: all,
  merchandise: all,
  extras: all,
  membership: removeOnly,
  upgrades: removeOnly,
  packages: removeOnly,
  insurance: noControls,
  notused: noControls,
};

/** Whether a line has a quantity control and a button to remove it [BSK-04]. */
export const lineControls = ({ mappedType, type }: Pick<Product, 'mappedType' | 'type'>): LineControls =>
  type === 'traveladdon' ? removeOnly : controlsByType[mappedType];
