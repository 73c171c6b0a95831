import type { ProductQuantityState } from './useProductQuantity.ts';

/** Why a typed number became another one: fewer are left, it goes in steps, or the order's limits [TIX-08, TIX-09]. */
export function loweredReason(
  typed: number,
  settled: number,
  { stepper: { min, max, step }, maximum, isHeld }: Pick<ProductQuantityState, 'stepper' | 'maximum' | 'isHeld'>,
): 'left' | 'step' | 'limits' {
  // A wishlist holds nothing, and one that is below the minimum is given up.
  if (!isHeld || settled === 0 || settled >= typed) return 'limits';
  if (typed > max) return max < maximum && settled > max - step ? 'left' : 'limits';
  return step > 1 && typed > min ? 'step' : 'limits';
}
