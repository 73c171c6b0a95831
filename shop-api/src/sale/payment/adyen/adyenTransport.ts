import type { HttpURLConnectionClient } from '@adyen/api-library';
import { HttpClientException } from './adyenLibrary.ts';

type HttpClient = Pick<HttpURLConnectionClient, 'request'>;

const patienceMilliseconds = 10_000;

/**
 * How Adyen's client reaches Adyen. Its own transport speaks https to Adyen's own addresses only; this one also takes another
 * base address, http too, for what stands in for Adyen. Rejects with Adyen's error for an answer that is none.
 */
export function adyenTransport(baseUrl: string | undefined): HttpClient {
  return {
    request: async (endpoint, body, config, _isKeyRequired, { idempotencyKey, params, method = 'POST' } = {}) => {
      const url = new URL(endpoint);
      const query = params === undefined ? '' : `?${new URLSearchParams(params)}`;
      const answer = await fetch(`${baseUrl ?? url.origin}${url.pathname}${query}`, {
        method,
        headers: {
          'content-type': 'application/json',
          'x-api-key': config.apiKey ?? '',
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
        body: method === 'GET' ? undefined : body.toString(),
        signal: AbortSignal.timeout(patienceMilliseconds),
      });
      const text = await answer.text();
      if (answer.ok) return text;
      throw new HttpClientException({
        message: `Adyen answered ${answer.status} to ${method} ${url.pathname}`,
        statusCode: answer.status,
        responseBody: text,
      });
    },
  };
}
