import { isTravelTicket } from '@festival/shared-contracts/product/isTravelTicket';
import type { Product } from '@festival/shared-contracts/product/product';
import type { StepRow } from './routeRow.ts';

/** Whether a step offers a product: the product's kind is one of the step's kinds, and it is not sold only together with a stay [BRD-07, TIX-11]. */
export const offersProduct = (step: Pick<StepRow, 'sells'>, product: Product): boolean =>
  step.sells.includes(product.mappedType) && !isTravelTicket(product);
