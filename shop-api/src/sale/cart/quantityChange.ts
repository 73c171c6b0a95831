/** How many of a product a cart is to hold. */
export type QuantityChange = { productId: string; quantity: number };
