/** The minimum and the maximum of milliseconds before the cart opens. */
export interface DelayRange {
  least: number;
  most: number;
}

/**
 * The milliseconds that one shopper waits for the cart. They are random for each shopper, so that shoppers do not all reach the checkout at once
 * when a sale starts [OVL-04, OVL-05].
 */
export const delayWithin = ({ least, most }: DelayRange, random: () => number = Math.random): number =>
  Math.round(least + random() * (most - least));
