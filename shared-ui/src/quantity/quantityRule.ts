/**
 * How a quantity may change, as the owner of a product decides (a ticket's minimum, its stock). `null` means that the
 * quantity can't change in that direction.
 */
export type QuantityRule = {
  down: (value: number) => number | null;
  up: (value: number) => number | null;
  /** Returns the number to which a typed number is changed. */
  settle: (typed: number) => number;
};

/** The rule of plain bounds: from `min` to `max` in steps. A typed number is rounded and clamped to them. */
export function boundsRule(min: number, max: number, step: number): QuantityRule {
  return {
    down: (value) => (value > min ? Math.max(min, value - step) : null),
    up: (value) => (value + step <= max ? value + step : null),
    settle: (typed) => Math.min(max, Math.max(min, Math.round(Math.abs(typed)))),
  };
}
