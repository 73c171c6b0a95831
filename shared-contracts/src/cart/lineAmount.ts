interface Priced {
  /** The price of one, in cents. */
  price: number;
}

/** Cents of a line at the price that the shop shows everywhere: it includes its service costs (docs/decisions/0036). */
export const lineAmount = ({ price }: Priced, quantity: number): number => price * quantity;

/** Cents of several lines, before fees, taxes, insurance and discounts [BSK-03]. */
export const sumOfLines = (lines: readonly { product: Priced; quantity: number }[]): number =>
  lines.reduce((sum, { product, quantity }) => sum + lineAmount(product, quantity), 0);
