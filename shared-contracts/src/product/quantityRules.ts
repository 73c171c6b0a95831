import { isTravelTicket, type Product } from './product.ts';

/** Sold out when flagged, forced, or with less than one left; travel tickets stay addable [TIX-05]. */
export const isSoldOut = (product: Product): boolean =>
  product.soldOut ||
  product.meta.overrideSoldout ||
  !product.stockAvailable ||
  (product.stock !== null && product.stock < 1);

/** Whether the product may be added at all: not when sold out, except tickets that come with travel [TIX-05]. */
export const canBeAdded = (product: Product): boolean => isTravelTicket(product) || !isSoldOut(product);

/** What a shop says about amounts of tickets. */
export interface TicketLimits {
  maxTicketAmount: number;
  allowedExtraTickets: { ids: readonly string[]; maxQuantity: number };
}

/** The most of one product that a cart may hold, before stock: min(maxTicketAmount, maxQuantity); extra tickets have their own [TIX-03, TIX-04]. */
export const maximumOf = (product: Product, limits: TicketLimits): number => {
  if (limits.allowedExtraTickets.ids.includes(product.id)) return limits.allowedExtraTickets.maxQuantity;
  return product.mappedType === 'ticket' ? Math.min(limits.maxTicketAmount, product.maxQuantity) : product.maxQuantity;
};

/** The smallest amount above zero: max(minQuantity, meta minimum, 1) [TIX-07]. */
export const minimumOf = (product: Product): number => Math.max(product.minQuantity, product.meta.minimumQuantity, 1);

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

/** A typed quantity: absolute, whole, clamped to 0 or min..max in steps [TIX-08]. */
export const clampQuantity = (
  typed: number,
  { min, max, step }: Pick<StepperState, 'min' | 'max' | 'step'>,
): number => {
  const wanted = Math.trunc(Math.abs(Number.isFinite(typed) ? typed : 0));
  if (wanted === 0 || max < min) return 0;
  const steps = Math.floor((Math.min(Math.max(wanted, min), max) - min) / step);
  return min + steps * step;
};

/**
 * The stepper of a product that is shown `shown` times. `stock` counts what is left beside the `held` that the cart has:
 * fewer than are shown while a write is under way.
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
