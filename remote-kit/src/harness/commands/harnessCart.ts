import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { createCart } from '@festival/shared-contracts/api/cartCalls';
import type { Cart } from '@festival/shared-contracts/cart/cart';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { AxiosInstance } from 'axios';
import type { createStore } from 'jotai/vanilla';

/** Dependencies of the fake commands. */
export interface HarnessDeps {
  store: ReturnType<typeof createStore>;
  api: AxiosInstance;
  cart: HarnessCart;
}

/** A cart's id and token. */
interface CartKey {
  params: { cartId: string };
  headers: { cartToken: string };
}

/** The cart of the harness's page; the first change opens it. */
interface HarnessCart {
  key(): Promise<Result<CartKey>>;
  /** Runs a change of the cart and marks it as running meanwhile; a failure is shown in the browser's alert. */
  change(write: (key: CartKey) => Promise<Result>): Promise<Result>;
  show(cart: Cart): void;
  forget(): void;
}

export function harnessCart({ store, api }: Pick<HarnessDeps, 'store' | 'api'>): HarnessCart {
  let open: CartKey | undefined;

  async function key(): Promise<Result<CartKey>> {
    if (open) return success(open);
    const opened = await callEndpoint(api, createCart, {});
    if (!opened.ok) return opened;
    const { id, token } = opened.value.data;
    open = { params: { cartId: id }, headers: { cartToken: token } };
    return success(open);
  }

  return {
    key,
    async change(write) {
      store.set(primitives.shopUpdateState, 'updating');
      const opened = await key();
      const result = opened.ok ? await write(opened.value) : opened;
      store.set(primitives.shopUpdateState, '');
      if (!result.ok) alert(result.error.message);
      return result;
    },
    show(cart) {
      store.set(primitives.cart, cart);
      store.set(primitives.cartDeadline, Date.now() + cart.timeout * 1_000);
    },
    forget() {
      open = undefined;
      store.set(primitives.cart, null);
    },
  };
}
