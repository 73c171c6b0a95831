import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { createCart, getCart, setCartProduct } from '@festival/shared-contracts/api/cartCalls';
import { getProducts } from '@festival/shared-contracts/api/shopCalls';
import type { Cart } from '@festival/shared-contracts/cart/cart';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { errorReportOf } from '../telemetry/errorReport.ts';
import type { CartDeps } from './cartDeps.ts';
import { isCartGone } from './cartGone.ts';
import { forgetCart, showCart } from './cartState.ts';
import { failureModal } from './failureModal.ts';
import { offerAgain } from './offerAgain.ts';
import { serialQueue } from './serialQueue.ts';

/** POST /carts as the browser sees it: the host's server has taken the token out of the answer. */
const openCart = { ...createCart, answer: getCart.answer };

const unexpected: ShopError = { code: 'unexpected', message: '', status: 0 };

export interface CartWriter {
  /** Sets how many of a product the cart holds; a cart is opened when there is none. */
  setQuantity(productId: string, quantity: number): Promise<Result>;
  /** Asks the server for the cart as it is now, after every write before it. */
  refetch(): Promise<void>;
  /** A call about the cart, in order with the writes; the cart it answers is shown. */
  change(call: (cart: Cart) => Promise<Result<{ data: Cart }>>): Promise<Result>;
  /** A call that changes nothing of the cart on the page, in order with those that do. */
  inOrder<Value>(call: () => Promise<Result<Value>>): Promise<Result<Value>>;
  /** Takes over a cart that another tab has opened, or forgets ours when it has forgotten it [CNT-08]. */
  follow(cartId: string | null): Promise<void>;
  /** Forgets the cart on the page; answers still under way no longer count. */
  forget(): void;
}

/**
 * The one writer of the cart. Calls go one at a time and in order, so no late answer can overwrite a newer one [CNT-04];
 * what was asked for shows at once and settles on the answer [BYD-05]; a failed write leaves the last server state [CNT-06].
 */
export const cartWriter = (deps: CartDeps): CartWriter => {
  const { store, http, clock } = deps;
  const inOrder = serialQueue();
  /** Writes that have not begun: another quantity for the same product takes their place. */
  const waiting = new Map<string, { quantity: number; done: Promise<Result> }>();
  /** Counts the carts of this page: an answer about one that was forgotten is dropped. */
  let life = 0;

  const want = (productId: string, quantity: number | null): void => {
    const { [productId]: _, ...others } = store.get(primitives.wantedQuantities);
    store.set(primitives.wantedQuantities, quantity === null ? others : { ...others, [productId]: quantity });
  };

  const show = (cart: Cart, ofLife: number): void => {
    if (ofLife === life) showCart(store, clock, cart);
  };

  const forget = (): void => {
    life += 1;
    forgetCart(store);
  };

  /** What a bug or a broken contract throws becomes a failure here, told to the operators with the request's id [ERR-04]. */
  const guarded = async <Value>(call: Promise<Result<Value>>): Promise<Result<Value>> =>
    call.catch((error: unknown) => {
      deps.report(errorReportOf('cart.failed', error));
      return failure(unexpected);
    });

  const standingCart = async (): Promise<Result<Cart>> => {
    const cart = store.get(primitives.cart);
    if (cart && cart.status !== 'confirmed') return success(cart);
    if (cart) forget();
    const opened = await callEndpoint(http, openCart, { body: {} });
    return opened.ok ? success(opened.value.data) : opened;
  };

  const holdsNothing = () => Object.values(store.get(primitives.cart)?.products ?? {}).every((held) => held === 0);

  const put = async (productId: string, quantity: number): Promise<Result> => {
    const result = await putOnce(productId, quantity);
    if (result.ok || !isCartGone(result.error) || !holdsNothing()) return result;
    // An empty cart that has ended is no loss: the shopper gets a new one without a word.
    store.set(primitives.cart, null);
    return putOnce(productId, quantity);
  };

  const putOnce = async (productId: string, quantity: number): Promise<Result> => {
    const cart = await standingCart();
    if (!cart.ok) return cart;
    const ofLife = life;
    show(cart.value, ofLife);
    const params = { cartId: cart.value.id };
    const answer = await callEndpoint(http, setCartProduct, { params, body: { productId, quantity } });
    if (!answer.ok) return answer;
    const { data } = answer.value;
    if ('error' in data) return failure({ ...data.error, status: 200 });
    show(data, ofLife);
    return success(undefined);
  };

  const read = async (cartId = store.get(primitives.cart)?.id): Promise<void> => {
    if (!cartId) return;
    const ofLife = life;
    const answer = await guarded(callEndpoint(http, getCart, { params: { cartId } }));
    if (answer.ok) show(answer.value.data, ofLife);
    else if (isCartGone(answer.error) && ofLife === life) endCart();
  };

  const readProducts = async (): Promise<void> => {
    const answer = await guarded(callEndpoint(http, getProducts, {}));
    if (answer.ok) store.set(primitives.products, answer.value);
  };

  /** The cart is no more on the server: its time is up here as well, which is said where something was in it. */
  const endCart = (): void => {
    if (holdsNothing()) forget();
    else store.set(primitives.cartDeadline, store.get(primitives.serverNow));
  };

  /** What could not be written is told, unless a newer wish for the product waits: then that one's answer counts. */
  const tellFailure = (error: ShopError, productId: string, quantity: number): void => {
    if (isCartGone(error)) {
      endCart();
      return;
    }
    const cartId = store.get(primitives.cart)?.id;
    deps.report({
      kind: 'cart.refused',
      message: `${error.code} ${error.status} ${error.requestId ?? ''} cart ${cartId}`,
    });
    // What is left has changed behind the page's back: it is asked for anew, so that the page says so.
    if (error.code === 'product.sold_out') void inOrder(readProducts);
    if (waiting.has(productId)) return;
    const again = () => void setQuantity(productId, quantity);
    offerAgain(deps.openModal, failureModal(error, cartId, deps.generalText()), again);
  };

  const settle = (productId: string, result: Result, quantity: number): void => {
    // A newer wish waits: it stays on the screen, and so does that it is under way.
    if (waiting.has(productId)) return;
    want(productId, null);
    const { [productId]: _, ...others } = store.get(primitives.itemStates);
    if (!result.ok) {
      const message = result.error.message || result.error.code;
      store.set(primitives.itemStates, { ...others, [productId]: { status: 'error', message } });
    } else {
      store.set(primitives.itemStates, quantity > 0 ? { ...others, [productId]: { status: 'added' } } : others);
    }
  };

  const write = async (productId: string): Promise<Result> => {
    const quantity = waiting.get(productId)?.quantity ?? 0;
    waiting.delete(productId);
    const ofLife = life;
    store.set(primitives.shopUpdateState, 'updating');
    const result = await guarded(put(productId, quantity));
    if (ofLife === life) settle(productId, result, quantity);
    if (waiting.size === 0) store.set(primitives.shopUpdateState, '');
    if (!result.ok) tellFailure(result.error, productId, quantity);
    deps.tellTabs();
    void refetch();
    return result;
  };

  const refetch = (): Promise<void> => inOrder(async () => (waiting.size === 0 ? read() : undefined));

  const setQuantity = (productId: string, quantity: number): Promise<Result> => {
    want(productId, quantity);
    store.set(primitives.itemStates, { ...store.get(primitives.itemStates), [productId]: { status: 'updating' } });
    store.set(primitives.shopUpdateState, 'updating');
    const before = waiting.get(productId);
    if (before) {
      before.quantity = quantity;
      return before.done;
    }
    const entry = { quantity, done: Promise.resolve<Result>(success(undefined)) };
    waiting.set(productId, entry);
    entry.done = inOrder(() => write(productId));
    return entry.done;
  };

  return {
    setQuantity,
    refetch,
    forget,
    inOrder: (call) => inOrder(() => guarded(call())),
    async follow(cartId) {
      if (cartId === null) return forget();
      await inOrder(() => read(cartId));
    },
    change: (call) =>
      inOrder(async () => {
        const cart = store.get(primitives.cart);
        if (!cart) return failure({ code: 'cart.not_found', message: '', status: 0 });
        const ofLife = life;
        const answer = await guarded(call(cart));
        if (!answer.ok) {
          if (isCartGone(answer.error)) endCart();
          return answer;
        }
        show(answer.value.data, ofLife);
        deps.tellTabs();
        return success(undefined);
      }),
  };
};
