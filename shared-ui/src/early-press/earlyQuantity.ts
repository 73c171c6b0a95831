import type { StepperState } from '@festival/shared-contracts/product/stepperOf';

/** What the page's own script has to know of a quantity, as attributes of its input. */
export type EarlyQuantity = Readonly<Record<`data-early${'' | '-min' | '-max' | '-step' | '-asks'}`, unknown>>;

/**
 * The attributes of a product's quantity.
 * @param asks whether a question comes before more is added, so that only its own control may pass a press on.
 */
export const earlyQuantity = (
  productId: string,
  { value, min, max, step, inStock }: StepperState,
  asks: boolean,
): EarlyQuantity => ({
  'data-early': productId,
  'data-early-min': min,
  'data-early-max': inStock ? max : value,
  'data-early-step': step,
  'data-early-asks': asks ? '' : undefined,
});
