import type { Cart } from '@festival/shared-contracts/cart/cart';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import { type AnalyticsEvent, commerceOf } from './analyticsEvents.ts';
import { cartChangeEvents } from './cartChangeEvents.ts';
import { checkoutFactsAtom } from './checkoutFacts.ts';
import { hashedContact } from './hashedContact.ts';
import { rememberedContact, rememberedPurchases } from './measuringMemory.ts';

export interface WatchDeps {
  store: PageStore;
  slug: string;
  /** `storage` belongs to the tab, `memory` to all tabs of the browser; calling `memory` may throw. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  memory(): Pick<Storage, 'getItem' | 'setItem'>;
  publish(event: AnalyticsEvent): void;
}

/** Publishes e-commerce events for what happens in the shop. No other code publishes them [ANL-01]. */
export const watchShop = ({ store, slug, storage, memory, publish }: WatchDeps): void => {
  const contact = rememberedContact(slug, storage);
  const purchases = rememberedPurchases(slug, memory);
  const commerce = () => commerceOf(linesOf(store));
  let known = store.get(primitives.cart);

  const followCart = (): void => {
    const [before, cart] = [known, store.get(primitives.cart)];
    known = cart;
    // Only the visible tab publishes a change; the other tabs only show it.
    if (document.visibilityState === 'visible' && cart?.status === 'shopping' && isSameCart(before, cart))
      cartChangeEvents(before?.products ?? {}, cart.products, store.get(primitives.products)).forEach(publish);
    if (cart?.status === 'confirmed') publishPurchase(cart);
  };
  const publishPurchase = (cart: Cart): void => {
    const { reference } = cart.order;
    if (reference === null || !purchases.add(reference)) return;
    const parameters = { ...commerce(), transaction_id: reference, shipping: cart.totals.shipping / 100 };
    publish({ name: 'purchase', parameters: { ...parameters, ...contact.read() } });
  };
  const followPanel = (): void => {
    const view = store.get(primitives.checkoutView);
    if (view === 'basket') publish({ name: 'view_cart', parameters: commerce() });
    if (view === 'form') publish({ name: 'begin_checkout', parameters: commerce() });
  };
  const followCheckout = (): void => {
    const { paymentMethod, contact: given } = store.get(checkoutFactsAtom);
    if (given) contact.write(hashedContact(given));
    if (!paymentMethod) return;
    const parameters = { ...commerce(), payment_type: paymentMethod, ...contact.read() };
    publish({ name: 'add_payment_info', parameters });
  };

  store.sub(primitives.cart, followCart);
  store.sub(primitives.checkoutView, followPanel);
  store.sub(checkoutFactsAtom, followCheckout);
  followCart();
  followPanel();
};

/** Whether two carts are the same one. A newly opened cart has no cart before it, so it counts as the same. */
const isSameCart = (before: Cart | null, cart: Cart): boolean => before === null || before.id === cart.id;

const linesOf = (store: PageStore) => {
  const quantities = store.get(primitives.cart)?.products ?? {};
  return store
    .get(primitives.products)
    .map((product) => ({ product, quantity: quantities[product.id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
};
