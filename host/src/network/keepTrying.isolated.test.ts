/** @jest-environment node */
import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { keepTrying } from './keepTrying.ts';

type Answer = [status: number, retryAfter?: string];

/** A client whose requests receive these answers one after the other, and then 200. */
const clientWith = (...answers: Answer[]) => {
  const sent: string[] = [];
  const begunAt = Date.now();
  const send = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    sent.push(
      `${(Date.now() - begunAt) / 1000} s ${config.data ?? ''} ${config.headers['idempotency-key'] ?? ''}`.trim(),
    );
    const [status, retryAfter] = answers.shift() ?? [200];
    const headers = retryAfter ? { 'retry-after': retryAfter } : {};
    const response = { data: '', status, statusText: '', headers, config };
    if (status >= 400) throw new AxiosError('refused', 'ERR', config, null, response);
    return response;
  };
  const waiting: number[] = [];
  const adapter = keepTrying(send, { onWaiting: (change) => waiting.push(change), random: () => 0 });
  const http = axios.create({ adapter });
  const statusOf = (method: string, data: unknown = { quantity: 2 }) =>
    http
      .request({ url: '/cart', method, data, headers: { 'idempotency-key': 'k' } })
      .then(({ status }) => status)
      .catch((error) => error.response.status);
  return { sent, waiting, statusOf };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const after = async <Value>(answer: Promise<Value>): Promise<Value> => {
  await jest.advanceTimersByTimeAsync(200_000);
  return answer;
};

test.each([429, 503])(
  'a write refused with %d is sent again unchanged after the time that the shop asks for [ERR-02, API-06]',
  async (status) => {
    const { sent, waiting, statusOf } = clientWith([status, '3'], [status, '20']);
    expect(await after(statusOf('put'))).toBe(200);
    expect(sent).toEqual(['0 s {"quantity":2} k', '3 s {"quantity":2} k', '23 s {"quantity":2} k']);
    expect(waiting).toEqual([1, -1, 1, -1]);
  },
);

test('clients that were refused at the same moment do not retry at the same moment', async () => {
  const waits: number[] = [];
  const realSetTimeout = setTimeout;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, pause: number) => {
    waits.push(pause);
    return realSetTimeout(run, pause);
  }) as typeof setTimeout);
  for (const random of [0, 0.5]) {
    let refused = false;
    const send = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
      const response = { data: '', status: 429, statusText: '', headers: { 'retry-after': '1' }, config };
      if (refused) return response;
      refused = true;
      throw new AxiosError('refused', 'ERR', config, null, response);
    };
    const http = axios.create({ adapter: keepTrying(send, { onWaiting: () => {}, random: () => random }) });
    await after(http.request({ method: 'post' }));
  }
  jest.restoreAllMocks();
  expect(waits).toEqual([1_000, 1_500]);
});

test('a write to a shop that stays busy fails before a shopper would give up', async () => {
  const { sent, waiting, statusOf } = clientWith(...Array.from({ length: 20 }, (): Answer => [429, '25']));
  expect(await after(statusOf('put'))).toBe(429);
  expect(sent).toHaveLength(4);
  expect(waiting.reduce((sum, change) => sum + change, 0)).toBe(0);
});

test.each<[string, Answer, string, object]>([
  ['a limit that outlasts a shopper’s patience', [429, '600'], 'put', { quantity: 2 }],
  ['a refusal that names no time', [503], 'put', { quantity: 2 }],
  ['another refusal', [409, '2'], 'put', { quantity: 2 }],
  ['a read', [503, '2'], 'get', { quantity: 2 }],
  ['the pass of a waiting room', [503, '2'], 'post', { paymentQueueToken: 'pass' }],
])('%s returns at once [ERR-02]', async (_, answer, method, data) => {
  const { sent, waiting, statusOf } = clientWith(answer);
  expect(await after(statusOf(method, data))).toBe(answer[0]);
  expect([sent.length, waiting]).toEqual([1, []]);
});
