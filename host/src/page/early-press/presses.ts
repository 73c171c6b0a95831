/** A press that waits for its control. */
interface Press {
  quantity: number;
  /** A question comes first, so nothing but the product's control may pass it on. */
  asks: boolean;
}

/** The waiting presses by product, in the order of the first press on each; the button's has an empty name. */
export type Presses = Map<string, Press>;
