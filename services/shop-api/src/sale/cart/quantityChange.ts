/** The new quantity of a product in a cart. */
export type QuantityChange = { productId: string; quantity: number };
