/** Between which numbers of milliseconds the cart opens. */
export interface DelayRange {
  least: number;
  most: number;
}

/**
 * How long one shopper waits for the cart, in milliseconds: another time for each, so that all who come when a sale opens do not
 * reach the checkout at once [OVL-04, OVL-05].
 */
export const delayWithin = ({ least, most }: DelayRange, random: () => number = Math.random): number =>
  Math.round(least + random() * (most - least));
