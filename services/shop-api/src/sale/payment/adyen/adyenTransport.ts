import type { HttpURLConnectionClient } from '@adyen/api-library';
import { adyenLibrary } from './adyenLibrary.ts';

const { HttpClientException } = adyenLibrary;

type HttpClient = Pick<HttpURLConnectionClient, 'request'>;

const patienceMilliseconds = 10_000;
/** Adyen's error for a call whose key is that of a call in progress. Its outcome is requested again later. */
const isInProgress = /"errorCode"\s*:\s*"704"/;
const conflict = 409;

/**
 * The transport of Adyen's client. The library's own transport calls only Adyen's https URLs; this one also supports
 * another base URL, and http, for a sandbox. Rejects with Adyen's error class for any status other than 2xx; a call
 * in progress has the status of a conflict, unlike Adyen's refusals.
 */
export function adyenTransport(baseUrl: string | undefined): HttpClient {
  return {
    request: async (endpoint, body, config, _isKeyRequired, { idempotencyKey, params, method = 'POST' } = {}) => {
      const url = new URL(endpoint);
      const query = params === undefined ? '' : `?${new URLSearchParams(params)}`;
      const answer = await fetch(`${baseUrl ?? url.origin}${url.pathname}${query}`, {
        method,
        headers: {
          ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
          'x-api-key': config.apiKey ?? '',
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
        body: method === 'POST' ? body.toString() : undefined,
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMilliseconds),
      });
      const text = await answer.text();
      if (answer.ok) return text;
      throw new HttpClientException({
        message: `Adyen answered ${answer.status} to ${method} ${url.pathname}`,
        statusCode: isInProgress.test(text) ? conflict : answer.status,
        responseBody: text,
      });
    },
  };
}
