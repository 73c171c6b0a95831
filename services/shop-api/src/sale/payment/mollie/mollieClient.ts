import { createMollieClient, MollieApiError } from '@mollie/api-client';

export type MollieOptions = {
  /** A key of a profile, from Mollie's dashboard: `live_…` moves money, `test_…` does not. */
  apiKey: string;
  /** Replaces the URL of Mollie's API; with a trailing slash. */
  baseUrl?: string | undefined;
};

type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string };
type Transport = { request: (path: string, options?: RequestOptions) => Promise<unknown> };

const patienceMilliseconds = 10_000;

/**
 * Mollie's client with a transport of our own, because the library's has no time limit, follows redirects, and reaches
 * no http address, such as that of a stand-in. The library has no option for a transport, so its inner object is
 * replaced. Calls reject with Mollie's error class for any status other than 2xx.
 */
export function mollieClient({ apiKey, baseUrl = 'https://api.mollie.com/v2/' }: MollieOptions) {
  const client = createMollieClient({ apiKey });
  const { networkClient } = client.payments as unknown as { networkClient: { networkClient: Transport } };
  networkClient.networkClient.request = async (path, { method = 'GET', headers = {}, body } = {}) => {
    const answer = await fetch(new URL(path, baseUrl), {
      method,
      headers: {
        ...headers,
        accept: 'application/hal+json',
        authorization: `Bearer ${apiKey}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    if (answer.status === 204) return true;
    const json = await answer.json();
    if (answer.ok) return json;
    throw MollieApiError.createFromResponse(json, headers['Idempotency-Key']);
  };
  return client;
}

/** Whether Mollie has answered that something does not exist, or no longer. */
export const isGone = (error: unknown): boolean =>
  error instanceof MollieApiError && [404, 410].includes(error.statusCode ?? 0);
