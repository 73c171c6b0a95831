import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import {
  acceptTerms,
  createCart,
  extendHold as extendHoldCall,
  getCart,
  setCartProduct,
} from '@festival/shared-contracts/api/cartCalls';
import type { BodyOf } from '@festival/shared-contracts/api/endpoint';
import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import { getProducts } from '@festival/shared-contracts/api/shopCalls';

/** POST /carts as the browser receives it: the host's server removes the token from the answer. */
const openedCart = { ...createCart, answer: getCart.answer };

export const openCart = (http: HttpClient) => callEndpoint(http, openedCart, { body: {} });

export const readCart = (http: HttpClient, cartId: string, signal: AbortSignal) =>
  callEndpoint(http, getCart, { params: { cartId }, signal });

export const setProduct = (http: HttpClient, cartId: string, body: BodyOf<typeof setCartProduct>) =>
  callEndpoint(http, setCartProduct, { params: { cartId }, body });

export const sendTerms = (http: HttpClient, cartId: string, body: BodyOf<typeof acceptTerms>) =>
  callEndpoint(http, acceptTerms, { params: { cartId }, body });

export const extendHold = (http: HttpClient, cartId: string) =>
  callEndpoint(http, extendHoldCall, { params: { cartId } });

export const readProducts = (http: HttpClient, signal: AbortSignal) => callEndpoint(http, getProducts, { signal });
