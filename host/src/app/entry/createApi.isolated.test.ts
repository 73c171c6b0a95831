/** @jest-environment ./host/testing/pageEnvironment.cjs */
import axios from 'axios';
import { fakeShopApi, settled } from '../../../testing/fakeShopApi.ts';
import { pass, useFakeTimers } from '../../../testing/useFakeTimers.ts';
import { createApi } from './createApi.ts';

const own = axios.defaults.adapter;
beforeEach(useFakeTimers);
afterEach(() => {
  Object.assign(axios.defaults, { adapter: own });
  jest.useRealTimers();
});

const start = () => {
  const api = fakeShopApi();
  Object.assign(axios.defaults, { adapter: api.http.defaults.adapter });
  const { http } = createApi('zomer', () => {});
  return { api, http };
};

test('a press is sent after its frame is painted, and a read at once [BYD-05]', async () => {
  const { api, http } = start();
  void http.request({ method: 'PUT', url: '/carts/c1/products' });
  void http.request({ method: 'GET', url: '/products' });
  await settled();
  expect(api.names()).toEqual(['GET /products']);
  await pass(20);
  expect(api.names()).toEqual(['GET /products', 'PUT /carts/c1/products']);
});

test('a press is also sent from a page that paints nothing [BYD-06]', async () => {
  const { api, http } = start();
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  void http.request({ method: 'PUT', url: '/carts/c1/products' });
  await pass(200);
  expect(api.names()).toEqual(['PUT /carts/c1/products']);
});
