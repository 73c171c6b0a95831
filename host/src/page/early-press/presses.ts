/** A press that waits for its control to hydrate. */
interface Press {
  quantity: number;
  /** A modal must be answered first, so only the product's control may replay it. */
  asks: boolean;
}

/**
 * The waiting presses by product, in the order of the first press on each. The press on the cart's button has an empty
 * name.
 */
export type Presses = Map<string, Press>;
