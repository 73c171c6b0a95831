import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { renewToken } from '@festival/shared-contracts/api/cartCalls';
import type { AxiosInstance } from 'axios';
import type { CartCredentials } from './cartCookie.ts';
import { reasonOf } from './reasonOf.ts';

/** The shop API's answer to the exchange of a cart's token. */
export type RenewedToken =
  | { kind: 'renewed'; credentials: CartCredentials }
  /** The token gives this visitor no access to a cart: it was used before, has expired, or the cart is being paid. */
  | { kind: 'refused'; code: string }
  /** The API failed, or its answer was lost: the former token can be sent again. */
  | { kind: 'unknown'; reason: string };

interface RenewOptions {
  /** Whether the visitor takes over the cart of another person, without that person's form. */
  isHandedOver: boolean;
  userToken?: string | undefined;
}

const timeLimit = 3_000;

/** Replaces a cart's token with a new one and invalidates the former [SSO-06]. It never throws. */
export async function renewCartToken(
  http: AxiosInstance,
  { cartId, token }: CartCredentials,
  { isHandedOver, userToken }: RenewOptions,
): Promise<RenewedToken> {
  try {
    const answer = await callEndpoint(http, renewToken, {
      params: { cartId },
      headers: { cartToken: token, ...(userToken ? { userToken } : {}) },
      body: { isHandedOver },
      signal: AbortSignal.timeout(timeLimit),
    });
    if (answer.ok) return { kind: 'renewed', credentials: { cartId, token: answer.value.data.token } };
    const { code, status } = answer.error;
    const isRefused = [400, 404, 409, 410].includes(status);
    return isRefused ? { kind: 'refused', code } : { kind: 'unknown', reason: reasonOf(answer.error) };
  } catch (error) {
    return { kind: 'unknown', reason: String(error) };
  }
}
