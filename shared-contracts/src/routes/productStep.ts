import { isTravelTicket } from '../product/isTravelTicket.ts';
import type { Product } from '../product/product.ts';
import type { StepRow } from './routeRow.ts';
import { type StepName, stepNames } from './stepNames.ts';
import { stepRoute } from './stepRoute.ts';

/**
 * The step that shows a product, by its mappedType alone; null when none does: refund protection is in the basket,
 * `notused` on no page [BRD-07].
 */
export const productStep = ({ mappedType }: Pick<Product, 'mappedType'>): StepName | null =>
  stepNames.find((name) => stepRoute(name)?.step.sells.includes(mappedType)) ?? null;

/** Whether a step offers a product: one of its kind that is not sold only together with a stay [BRD-07, TIX-11]. */
export const offersProduct = (step: Pick<StepRow, 'sells'>, product: Product): boolean =>
  step.sells.includes(product.mappedType) && !isTravelTicket(product);
