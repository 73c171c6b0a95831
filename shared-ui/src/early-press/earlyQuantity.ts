import type { StepperState } from '@festival/shared-contracts/product/stepperOf';

/** Attributes of a quantity's input, for the page's inline script. */
export type EarlyQuantity = Readonly<Record<`data-early${'' | '-min' | '-max' | '-step' | '-asks'}`, unknown>>;

/**
 * The attributes of a product's quantity.
 * @param asks whether a question opens before more is added. If so, only the hydrated control may apply a press.
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
