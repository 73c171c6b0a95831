/** A press that waits for its control to hydrate. */
interface Press {
  quantity: number;
  /** Whether a modal must be answered first: then only the product's control may replay the press. */
  asks: boolean;
}

/**
 * The waiting presses by product, in the order of the first press on each. The press on the cart's button has an empty
 * name.
 */
export type Presses = Map<string, Press>;
