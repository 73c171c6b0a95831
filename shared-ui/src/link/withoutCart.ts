/** Query parameters that identify a cart. */
const ofCart = ['cartId', 'token', 'cartToken', 'provider'];

/** A query without the parameters that identify a cart, for a URL that is not about the cart [RTE-02]. */
export const withoutCart = (search: string): string => {
  const query = new URLSearchParams(search);
  for (const name of ofCart) query.delete(name);
  return query.toString();
};
