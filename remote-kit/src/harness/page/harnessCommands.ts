import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import {
  createCart,
  getCart,
  getOrderStatus,
  placeCartOrder,
  putCheckoutForm,
  setCartProduct,
} from '@festival/shared-contracts/api/cartCalls';
import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { AxiosInstance } from 'axios';
import type { createStore } from 'jotai/vanilla';
import { addressWith } from './readAddress.ts';

interface CommandParts {
  store: ReturnType<typeof createStore>;
  api: AxiosInstance;
}

const done: Result = success(undefined);

/**
 * Commands for one remote alone: each does its one call and shows the answer. Order, optimistic display and the
 * catalogue's modals are the host's; here a question is the browser's own.
 */
export function harnessCommands({ store, api }: CommandParts): Commands {
  let open: { cartId: string; cartToken: string } | undefined;

  const show = (cart: Cart) => {
    store.set(primitives.cart, cart);
    store.set(primitives.cartDeadline, Date.now() + cart.timeout * 1_000);
  };

  /** The cart of this page, opened with the first change. */
  async function cartKey(): Promise<Result<{ cartId: string; cartToken: string }>> {
    if (open) return success(open);
    const opened = await callEndpoint(api, createCart, {});
    if (!opened.ok) return opened;
    open = { cartId: opened.value.data.id, cartToken: opened.value.data.token };
    return success(open);
  }

  /** Runs a change of the cart between the marks that it is under way. */
  async function change(write: (params: { cartId: string }, cartToken: string) => Promise<Result>): Promise<Result> {
    store.set(primitives.shopUpdateState, 'updating');
    const key = await cartKey();
    const result = key.ok ? await write({ cartId: key.value.cartId }, key.value.cartToken) : key;
    store.set(primitives.shopUpdateState, '');
    if (!result.ok) alert(result.error.message);
    return result;
  }

  const setQuantity: Commands['setQuantity'] = (productId, quantity) =>
    change(async (params, cartToken) => {
      const headers = { cartToken };
      const written = await callEndpoint(api, setCartProduct, { params, headers, body: { productId, quantity } });
      if (!written.ok) return written;
      if ('error' in written.value.data) return failure({ ...written.value.data.error, status: 200 });
      const read = await callEndpoint(api, getCart, { params, headers });
      if (read.ok) show(read.value.data);
      return read.ok ? done : read;
    });

  const insuranceId = () => store.get(primitives.products).find(({ mappedType }) => mappedType === 'insurance')?.id;

  return {
    setQuantity,
    async setInsurance(wanted) {
      const id = insuranceId();
      store.set(primitives.isRefundChoiceMade, true);
      return id ? setQuantity(id, wanted ? 1 : 0) : done;
    },
    async setShippingCountry(country) {
      store.set(primitives.shippingCountry, country);
      return done;
    },
    acceptTerms: (accepted) => store.set(primitives.isTermsAccepted, accepted),
    submitForm: (body) =>
      change(async (params, cartToken) => {
        const sent = await callEndpoint(api, putCheckoutForm, { params, headers: { cartToken }, body });
        if (sent.ok) location.search = addressWith('module', 'payment');
        return sent.ok ? done : sent;
      }),
    applyVoucher: async () => failure({ code: 'voucher.invalid', message: 'voucher.invalid', status: 0 }),
    placeOrder: (paymentMethod) =>
      change(async (params, cartToken) => {
        const headers = { cartToken, idempotencyKey: crypto.randomUUID() };
        const body = { paymentMethod, redirectUri: location.href };
        const placed = await callEndpoint(api, placeCartOrder, { params, headers, body });
        if (placed.ok) location.assign(placed.value.data.redirectUri);
        return placed.ok ? done : placed;
      }),
    async readOrder() {
      const key = await cartKey();
      if (!key.ok) return key;
      const { cartId, cartToken } = key.value;
      const read = await callEndpoint(api, getOrderStatus, { params: { cartId }, headers: { cartToken } });
      return read.ok ? success(read.value.data) : read;
    },
    leaveOrder() {
      open = undefined;
      store.set(primitives.cart, null);
    },
    openCheckout: (view) => store.set(primitives.checkoutView, view),
    async closeCheckout() {
      store.set(primitives.checkoutView, 'closed');
      return done;
    },
    navigate: (path) => console.info(`The remote asks to go to ${path}.`),
    ask: async (code, details) => (confirm(`${code} ${details?.message ?? ''}`) ? 'confirm' : 'cancel'),
  };
}
