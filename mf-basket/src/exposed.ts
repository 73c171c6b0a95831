/** What the `load` of each exposed module answers: none of this remote reads anything of its own. */
export interface Exposed {
  basket: undefined;
  previousOrders: undefined;
  register: undefined;
  upsell: undefined;
  wishlist: undefined;
}
