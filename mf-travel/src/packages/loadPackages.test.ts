import type { LoadContext } from '@festival/shared-contracts/exposed-module/exposedModule';
import { steps } from '../steps.ts';
import { loadPackages } from './loadPackages.ts';

const stay = {
  id: 'cabin',
  name: 'Cabin',
  slug: 'cabin',
  startOfStayDate: '2027-07-08',
  endOfStayDate: '2027-07-12',
  totalPrice: 640,
};

type Ask = (request: { url: string; params?: object }) => Promise<unknown>;

/** The Travel API: one stay, and the settings. */
const answer = async ({ url }: { url: string; params?: object }) => ({
  data: { data: url.endsWith('/settings') ? { ratings: [3, 4] } : [stay] },
  headers: {},
});

const context = (request: Ask, apiTravelId = 'sol-27', query: Record<string, string> = {}): LoadContext => ({
  api: { request } as unknown as LoadContext['api'],
  shop: { slug: 'zomer', apiTravelId },
  params: {},
  query,
  language: 'en',
  signal: new AbortController().signal,
});

test('the packages are read from the Travel API, with prices in cents', async () => {
  const request = jest.fn(answer);
  const { packages } = await loadPackages(context(request));
  expect(request.mock.calls[0]?.[0]).toMatchObject({ method: 'GET', url: '/travel/sol-27/en/packages' });
  expect(packages).toMatchObject([{ id: 'cabin', totalPrice: 64000 }]);
});

test('the filters in the address are sent to the Travel API, which returns the settings [TRV-01]', async () => {
  const request = jest.fn(answer);
  const query = { persons: '4', category: 'Hotel,Lodge', rating: '3', date: '2027-07-08', utm_source: 'mail' };
  const { settings, filters } = await loadPackages(context(request, 'sol-27', query));
  expect(request.mock.calls[0]?.[0]).toMatchObject({
    params: { persons: 4, category: 'Hotel,Lodge', rating: 3, date: '2027-07-08' },
  });
  expect(filters).toEqual({ persons: 4, category: ['Hotel', 'Lodge'], rating: 3, date: '2027-07-08' });
  expect(settings).toMatchObject({ persons: { min: 1, max: 50 }, ratings: [3, 4] });
});

test('the host sends the same request before this code is loaded [RTE-14]', async () => {
  const request = jest.fn(answer);
  const asked = context(request, 'sol 27/a');
  await loadPackages(asked);
  const [sent] = request.mock.calls[0] ?? [];
  const [list] = steps;
  expect(sent?.url).toBe(list?.read?.replace(':apiTravelId', encodeURIComponent('sol 27/a')));
  expect(sent?.params).toEqual({});
});

test('a shop without travel sends no request', async () => {
  const request = jest.fn(async () => undefined);
  const asked = context(request, '');
  expect(await loadPackages(asked)).toMatchObject({ packages: [], filters: { category: [] } });
  expect(request).not.toHaveBeenCalled();
});

const refusal =
  (headers: Record<string, string>): Ask =>
  async () => {
    const data = { error: { code: 'travel.away', message: 'away' } };
    throw Object.assign(new Error('503'), { isAxiosError: true, response: { status: 503, data, headers } });
  };

test('an error of the Travel API is thrown, so that the remote slot offers a retry [FED-05]', async () => {
  const request = refusal({ 'x-request-id': 'r-1' });
  await expect(loadPackages(context(request))).rejects.toThrow(/travel\.away \(status 503, request r-1\)/);
});

test('an error without a request id states that it has none', async () => {
  await expect(loadPackages(context(refusal({})))).rejects.toThrow(/request unknown/);
});
