import { transportFee } from '@festival/shared-contracts/cart/cartTotals';
import { productsAtom } from '@festival/shared-contracts/state/shopState';
import { steadyAtom } from '@festival/shared-contracts/state/steadyAtom';
import { busRegions } from './busRegions.ts';

/** The buses by place. The value changes when the list of buses changes, not with every price or stock. */
export const busRegionsAtom = steadyAtom(productsAtom, busRegions);

/** The order fee of the first bus, in cents; 0 in a shop without such a fee [TRN-02]. */
export const busFeeAtom = steadyAtom(productsAtom, (products) => transportFee(products, products));
