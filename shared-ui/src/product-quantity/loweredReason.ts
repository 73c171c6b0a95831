import type { ProductQuantityState } from './useProductQuantity.ts';

/** The reason why a typed number was changed: it was not whole, too little stock, a step, or the order's limits [TIX-08, TIX-09]. */
export function loweredReason(
  typed: number,
  settled: number,
  { stepper: { min, max, step }, maximum, isHeld }: Pick<ProductQuantityState, 'stepper' | 'maximum' | 'isHeld'>,
): 'whole' | 'left' | 'step' | 'limits' {
  if (Math.trunc(typed) === settled) return 'whole';
  // For a wishlist, which reserves no stock, and for a number below the minimum, the limits are the reason.
  if (!isHeld || settled === 0 || settled >= typed) return 'limits';
  if (typed > max) return max < maximum && settled > max - step ? 'left' : 'limits';
  return step > 1 && typed > min ? 'step' : 'limits';
}
