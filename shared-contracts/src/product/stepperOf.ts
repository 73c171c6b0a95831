import { canBeAdded } from './isSoldOut.ts';
import type { Product } from './product.ts';
import { maximumOf, minimumOf, type TicketLimits } from './ticketLimits.ts';

export interface StepperState {
  value: number;
  min: number;
  max: number;
  step: number;
  /** False when nothing is left to add. */
  inStock: boolean;
  disabled: boolean;
}

/** The stepper's next value below: one step down, or to 0 from the minimum and below [TIX-09]. */
export const stepDown = ({ value, min, step }: StepperState): number => (value - step < min ? 0 : value - step);

/** The stepper's next value above: one step up, at least the minimum [TIX-09]. */
export const stepUp = ({ value, min, step }: StepperState): number => (value < min ? min : value + step);

/** Plus does nothing when out of stock, disabled, or the step exceeds the maximum [TIX-09]. */
export const canStepUp = (state: StepperState): boolean =>
  !state.disabled && state.inStock && stepUp(state) <= state.max;

/** Minus does nothing at zero [TIX-09]. */
export const canStepDown = ({ value, disabled }: StepperState): boolean => !disabled && value > 0;

/** Turns a typed quantity into a whole, absolute number, clamped to 0 or min..max in steps [TIX-08]. */
export const clampQuantity = (
  typed: number,
  { min, max, step }: Pick<StepperState, 'min' | 'max' | 'step'>,
): number => {
  const whole = Math.trunc(Math.abs(Number.isFinite(typed) ? typed : 0));
  if (whole === 0 || max < min) return 0;
  const steps = Math.floor((Math.min(Math.max(whole, min), max) - min) / step);
  return min + steps * step;
};

/**
 * The stepper of a product whose displayed quantity is `shown`. The cart holds `held` of it, which differs from `shown` during a write; the stock
 * does not include `held`.
 */
export const stepperOf = (
  product: Product,
  shown: number,
  limits: TicketLimits,
  disabled = false,
  held = shown,
): StepperState => {
  const left = product.stock === null ? Number.POSITIVE_INFINITY : product.stock + held;
  return {
    value: shown,
    min: minimumOf(product),
    max: Math.min(maximumOf(product, limits), left),
    step: product.stepSize,
    inStock: canBeAdded(product),
    disabled,
  };
};
