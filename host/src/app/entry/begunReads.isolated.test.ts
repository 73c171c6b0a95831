/** @jest-environment node */
import axios from 'axios';
import { begunReads } from './begunReads.ts';

const packages = '/travel/sol/en/packages';

/** A client whose early reads receive `answer`, and all other requests 'asked'. */
const clientWith = (answer: () => Promise<Response>) => {
  const begun = jest.fn((_path: string) => answer());
  const sent = jest.fn(async (config) => ({ data: '"asked"', status: 200, statusText: '', headers: {}, config }));
  const reads = begunReads(begun);
  const http = axios.create({ baseURL: '/api', adapter: reads.before(sent) });
  return {
    reads,
    begun,
    sent,
    dataOf: async (path: string, config = {}) => (await http.request({ url: path, ...config })).data,
  };
};
const answers = async () => Response.json({ data: [1] }, { headers: { 'x-request-id': 'r-1' } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the next request for a path receives the answer of its early read, once [RTE-14]', async () => {
  const { reads, begun, sent, dataOf } = clientWith(answers);
  reads.begin(packages);
  reads.begin(packages);
  expect(await dataOf(packages)).toEqual({ data: [1] });
  expect(sent).not.toHaveBeenCalled();
  expect(await dataOf(packages)).toBe('asked');
  expect(begun).toHaveBeenCalledTimes(1);
});

test('another path, a query or a write is requested separately', async () => {
  const { reads, dataOf } = clientWith(answers);
  reads.begin(packages);
  expect(await dataOf('/travel/sol/en/settings')).toBe('asked');
  expect(await dataOf(packages, { params: { persons: 2 } })).toBe('asked');
  expect(await dataOf(packages, { method: 'delete' })).toBe('asked');
});

test.each([
  ['fails', () => Promise.reject(new TypeError('offline'))],
  ['is refused', async () => new Response('', { status: 503 })],
])('an early read that %s is requested again', async (_, answer) => {
  const { reads, dataOf } = clientWith(answer);
  reads.begin(packages);
  expect(await dataOf(packages)).toBe('asked');
});

test('an early answer that no request has used within half a minute is dropped', async () => {
  const { reads, dataOf } = clientWith(answers);
  reads.begin(packages);
  jest.advanceTimersByTime(30_000);
  expect(await dataOf(packages)).toBe('asked');
});
