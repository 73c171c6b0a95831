import { ContractDrift } from '@festival/shared-contracts/api/contractDrift';
import type { Cart } from '@festival/shared-contracts/cart/cart';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import type { Product } from '@festival/shared-contracts/product/product';
import { aheadFailed } from '../network/aheadFailed.ts';
import { errorReportOf } from '../network/errorReport.ts';
import { loadChunk } from '../network/loadChunk.ts';
import { whileOnline } from '../network/whileOnline.ts';
import { cartIdOf } from './cartState.ts';
import type { CartDeps } from './cartWriter.ts';

const unexpected: ShopError = { code: 'unexpected', message: '', status: 0 };

export interface CartRequests {
  open(): Promise<Result<Cart>>;
  read(cartId: string, signal: AbortSignal): Promise<Result<Cart>>;
  setProduct(cartId: string, productId: string, quantity: number): Promise<Result<Cart>>;
  readProducts(signal: AbortSignal): Promise<Result<Product[]>>;
  /**
   * Turns a bug or a broken contract in a call into a failure, reported with the ids of the cart and the request
   * [ERR-04]. A call that starts offline, or loses the connection, waits until the connection returns [BYD-06].
   */
  guard<Value>(call: () => Promise<Result<Value>>): Promise<Result<Value>>;
}

/** The requests to the shop API that the cart's writer sends. */
export const cartRequests = (deps: CartDeps): CartRequests => {
  const { store, http, report } = deps;
  const caught: CartRequests['guard'] = (call) =>
    call().catch((error: unknown) => {
      const { message, ...rest } = errorReportOf('cart.failed', error);
      const requestId = error instanceof ContractDrift ? error.requestId : '';
      report({ ...rest, message: `${requestId} cart ${cartIdOf(store)}: ${message}` });
      return failure(unexpected);
    });
  const guard: CartRequests['guard'] = (call) => whileOnline(() => caught(call));
  const cartOf = async (call: () => Promise<Result<{ data: Cart }>>): Promise<Result<Cart>> => {
    const answer = await guard(call);
    return answer.ok ? success(answer.value.data) : answer;
  };
  return {
    guard,
    open: () => cartOf(async () => (await loadCartCalls()).openCart(deps)),
    read: (cartId, signal) => cartOf(async () => (await loadCartCalls()).readCart(http, cartId, signal)),
    async setProduct(cartId, productId, quantity) {
      const answer = await guard(async () => (await loadCartCalls()).setProduct(deps, cartId, { productId, quantity }));
      if (!answer.ok) return answer;
      const { data } = answer.value;
      return 'error' in data ? failure({ ...data.error, status: 200 }) : success(data);
    },
    readProducts: (signal) => guard(async () => (await loadCartCalls()).readProducts(http, signal)),
  };
};

const file = () => import(/* webpackChunkName: "cart-calls" */ './cartCalls.ts');

/** Loads the code of the cart's calls, with the client and the schemas; the first page does not need it. */
export const loadCartCalls = () => loadChunk(file);

/**
 * Loads the code of the cart's calls while the page is idle. A failure is reported and has no other effect, because the
 * first call loads the code again.
 */
export const prepareCartCalls = async (): Promise<void> => void (await file().catch(aheadFailed));
