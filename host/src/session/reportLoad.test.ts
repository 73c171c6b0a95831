import { reportLoad } from './reportLoad.ts';

const load = async (hostname: string, answer: () => Promise<Response> = async () => new Response('what it likes')) => {
  const [fetch, report] = [jest.fn(answer), jest.fn()];
  await reportLoad({ hostname, fetch, report });
  return { calls: fetch.mock.calls, report };
};

test('a page reports its load to its own origin, and ignores the answer [API-11]', async () => {
  const { calls, report } = await load('shop.example');
  expect(calls).toEqual([['/api/init']]);
  expect(report).not.toHaveBeenCalled();
});

test.each(['localhost', '127.0.0.1', '[::1]'])('no load is reported on %s [API-11]', async (hostname) => {
  expect((await load(hostname)).calls).toEqual([]);
});

test('a failed report is reported to operators and has no other effect [API-11]', async () => {
  const { report } = await load('shop.example', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'load.notReported' }));
});
