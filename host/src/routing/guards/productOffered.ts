import { isUpgradeTicket } from '@festival/shared-contracts/product/isUpgradeTicket';
import { offersProduct } from '../offersProduct.ts';
import { type Guard, notFoundAnswer, proceed } from './guard.ts';

/** Requires that this step offers the product of the address in this shop [TIX-10, TIX-11, RTE-07]. */
export const productOffered: Guard = ({ route, params, page }) => {
  const { step } = route;
  const isOffered = page.products.some(
    (product) =>
      product.id === params.id && step && offersProduct(step, product) && !isUpgradeTicket(product, page.config),
  );
  return isOffered ? proceed : notFoundAnswer;
};
