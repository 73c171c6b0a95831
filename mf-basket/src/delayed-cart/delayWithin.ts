/** The least and the most milliseconds before the cart opens. */
export interface DelayRange {
  least: number;
  most: number;
}

/**
 * The milliseconds that one shopper waits for the cart: random for each, so that not all shoppers of a starting sale reach the checkout at
 * once [OVL-04, OVL-05].
 */
export const delayWithin = ({ least, most }: DelayRange, random: () => number = Math.random): number =>
  Math.round(least + random() * (most - least));
