import axios, { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import * as z from 'zod/mini';
import { euros } from '../money/euros.ts';
import { type CallArguments, callEndpoint } from './callEndpoint.ts';
import { cartOrRefusal, type getCart, setCartProduct } from './cartCalls.ts';
import { ContractDrift } from './contractDrift.ts';
import { endpoint } from './endpoint.ts';
import type { getShop } from './shopCalls.ts';
import { listPackages, type listRoomOptions } from './travelCalls.ts';

/** A call with all possible parts. */
const payDeposit = endpoint({
  name: 'payDeposit',
  summary: 'For these tests',
  method: 'PUT',
  path: '/carts/:cartId/deposit',
  params: { cartId: z.string() },
  body: z.object({ amount: euros }),
  answer: z.object({ left: euros, note: z._default(z.string(), 'none') }),
  headers: ['cartToken'],
});

interface Answer {
  status?: number;
  data?: unknown;
  headers?: Record<string, string>;
}

/** A client whose server is this function; it records the requests. */
const serving = (answer: (request: InternalAxiosRequestConfig) => Answer) => {
  const requests: InternalAxiosRequestConfig[] = [];
  const http = axios.create({
    async adapter(config) {
      requests.push(config);
      const { status = 200, data, headers = {} } = answer(config);
      const response = { status, data, statusText: '', headers: AxiosHeaders.from(headers), config };
      if (status < 300) return response;
      throw new AxiosError(`status ${status}`, AxiosError.ERR_BAD_REQUEST, config, undefined, response);
    },
  });
  return { http, requests };
};
const failing = (code: string) =>
  axios.create({
    async adapter(config) {
      throw new AxiosError('no answer', code, config);
    },
  });
const input = { params: { cartId: 'c/1' }, body: { amount: 1250 } };

test('cents are sent as euros and read back as cents, and unknown fields are ignored [API-01]', async () => {
  const { http, requests } = serving(() => ({ data: { left: 99.95, unheardOf: true } }));
  const answer = await callEndpoint(http, payDeposit, input);
  expect(answer).toEqual({ ok: true, value: { left: 9995, note: 'none' } });
  expect(requests[0]).toMatchObject({ method: 'put', url: '/shopping/carts/c%2F1/deposit' });
  expect(JSON.parse(requests[0]?.data)).toEqual({ amount: 12.5 });
});

test('bearer token and namespace are sent with every call, and other headers only with calls that take them [API-02]', async () => {
  const { http, requests } = serving(() => ({ data: { left: 0 } }));
  const known = { shopToken: 'shop', namespace: 'zomer', cartToken: 'cart', userToken: 'visitor', policy: undefined };
  await callEndpoint(http, payDeposit, { ...input, headers: known });
  expect(requests[0]?.headers).toMatchObject({
    authorization: 'Bearer shop',
    'x-event-namespace': 'zomer',
    'x-cart-token': 'cart',
  });
  expect(requests[0]?.headers.has('x-user-token')).toBe(false);
});

test('a failure is a value with the server’s message, its code, status and request id [ERR-02]', async () => {
  const error = { code: 'product.max', message: 'No more than 6 of these.' };
  const { http } = serving(() => ({ status: 409, data: { error }, headers: { 'X-Request-Id': 'r-7' } }));
  expect(await callEndpoint(http, payDeposit, input)).toEqual({
    ok: false,
    error: { ...error, status: 409, requestId: 'r-7' },
  });
});

test('the id of a request is found among other headers, in upper or lower case', async () => {
  const headers = { 'content-type': 'text/html', 'X-Request-Id': 'r-9' };
  const { http } = serving(() => ({ status: 503, data: '<html>', headers }));
  expect(await callEndpoint(http, payDeposit, input)).toMatchObject({ error: { status: 503, requestId: 'r-9' } });
});

test('a failure without an answer has no message and no request id', async () => {
  const error = { code: 'network', message: '', status: 0, requestId: undefined };
  expect(await callEndpoint(failing('ERR_NETWORK'), payDeposit, input)).toEqual({ ok: false, error });
});

test('a failure without the documented body is also a value, named by its status [ERR-05]', async () => {
  const { http } = serving(() => ({ status: 503, data: '<html>' }));
  const answer = await callEndpoint(http, payDeposit, input);
  expect(answer).toEqual({ ok: false, error: { code: 'http.503', message: '', status: 503, requestId: undefined } });
});

test('no answer is a value with status 0: no network, time-out, or aborted [ERR-05]', async () => {
  const codes = { ERR_NETWORK: 'network', ECONNREFUSED: 'network', ECONNABORTED: 'timeout', ERR_CANCELED: 'canceled' };
  for (const [axiosCode, code] of Object.entries(codes)) {
    const answer = await callEndpoint(failing(axiosCode), payDeposit, input);
    expect(answer).toMatchObject({ ok: false, error: { code, status: 0 } });
  }
});

test('an answer that breaks the contract throws, and names its request [API-01]', async () => {
  const { http } = serving(() => ({ data: { left: 'much' }, headers: { 'x-request-id': 'r-8' } }));
  const call = callEndpoint(http, payDeposit, input);
  await expect(call).rejects.toThrow(ContractDrift);
  await expect(call).rejects.toMatchObject({ requestId: 'r-8', message: expect.stringContaining('left') });
});

test('a body that breaks the contract is not sent [API-01]', async () => {
  const { http, requests } = serving(() => ({ data: { left: 0 } }));
  await expect(callEndpoint(http, payDeposit, { ...input, body: { amount: 12.5 } })).rejects.toThrow();
  await expect(callEndpoint(http, payDeposit, { ...input, params: { cartId: '' } })).rejects.toThrow('cartId');
  expect(requests).toEqual([]);
});

test('a query is serialised for the address: lists with commas, missing values left out', async () => {
  const { http, requests } = serving(() => ({ data: { data: [] } }));
  const query = { persons: 2, category: ['hotel', 'camping'], date: undefined };
  await callEndpoint(http, listPackages, { params: { travelId: 't1' }, query });
  expect(requests[0]?.url).toBe('/travel/t1/en/packages');
  expect(axios.getUri({ url: '', params: requests[0]?.params })).toBe('?persons=2&category=hotel,camping');
  expect(z.decode(listPackages.query, { persons: '2', category: 'hotel,camping' })).toEqual({
    persons: 2,
    category: ['hotel', 'camping'],
  });
});

test('a refusal of PUT products is distinguished from the cart, in a body of status 200 [API-12]', async () => {
  const error = { code: 'product.sold_out', message: 'product.sold_out' };
  const { http } = serving(() => ({ data: { data: { error } } }));
  const body = { productId: 'weekend', quantity: 2 };
  const answer = await callEndpoint(http, setCartProduct, { params: { cartId: 'c' }, body });
  expect(answer.ok && cartOrRefusal(answer.value)).toEqual({ cart: null, refusal: error });
});

test('types only require the fields that a call needs', () => {
  type Needed<Arguments extends unknown[]> = [] extends Arguments ? false : true;
  const needs: [
    Needed<CallArguments<typeof getShop>>,
    Needed<CallArguments<typeof getCart>>,
    Needed<CallArguments<typeof payDeposit>>,
    Needed<Parameters<typeof callEndpoint<typeof listRoomOptions>>>,
    Parameters<typeof callEndpoint<typeof payDeposit>>[2]['body']['amount'],
    keyof NonNullable<Parameters<typeof callEndpoint<typeof payDeposit>>[2]['headers']>,
  ] = [false, true, true, true, 1250, 'cartToken'];
  expect(needs).toHaveLength(6);
});
