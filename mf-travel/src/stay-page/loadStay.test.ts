import type { LoadContext } from '@festival/shared-contracts/exposed-module/exposedModule';
import { loadStay } from './loadStay.ts';

const dune = {
  id: 'dune-id',
  name: 'Dune',
  slug: 'dune',
  occupation: 2,
  startOfStayDate: '2027-07-08',
  endOfStayDate: '2027-07-12',
  totalPrice: 898,
};

type Asked = { url: string; params?: Record<string, unknown> };

const answers: Record<string, unknown> = {
  '/travel/sol/en/packages': [dune],
  '/travel/sol/en/settings': { persons: { min: 1, max: 50 } },
  '/travel/sol/en/packages/dune-id/options': [
    { id: 'double~3', title: '2 × Double', subtotal: 1796, roomId: 'double', rooms: 2 },
    { id: 'family~3', title: 'Family', subtotal: 1596 },
  ],
  '/travel/sol/en/packages/dune-id/options/extras': [{ extraId: 'towels', title: 'Towel', price: 9.95 }],
};

const read = async (detail: string, query: Record<string, string> = {}, apiTravelId = 'sol') => {
  const request = jest.fn(async ({ url }: Asked) => ({ data: { data: answers[url] }, headers: {} }));
  const data = await loadStay({
    api: { request } as unknown as LoadContext['api'],
    shop: { slug: 'zomer', apiTravelId },
    params: { detail },
    query,
    language: 'en',
    signal: new AbortController().signal,
  });
  return { data, asked: request.mock.calls.map(([{ url, params }]) => ({ url, params })) };
};

test('a stay is read with the rooms for the persons and days in its address, and the extras of each room [TRV-02]', async () => {
  const { data, asked } = await read('dune', { persons: '3' });
  expect(data).toMatchObject({ persons: 3, personsRange: { max: 50 }, travelPackage: { id: 'dune-id' } });
  expect(data?.options.map(({ id, subtotal, rooms }) => [id, subtotal, rooms])).toEqual([
    ['double~3', 179600, 2],
    ['family~3', 159600, 1],
  ]);
  expect(Object.keys(data?.extras ?? {})).toEqual(['double~3', 'family~3']);
  expect(asked).toContainEqual({
    url: '/travel/sol/en/packages/dune-id/options',
    params: { persons: 3, startOfStay: '2027-07-08', endOfStay: '2027-07-12' },
  });
  expect(asked).toContainEqual({
    url: '/travel/sol/en/packages/dune-id/options/extras',
    params: { packageOptionId: 'family~3' },
  });
});

test('a wishlist chooses a stay from the catalogue only, without a hotel call [TRV-08]', async () => {
  const { asked } = await read('dune');
  expect([...new Set(asked.map(({ url }) => url))].sort()).toEqual(Object.keys(answers).sort());
});

test('without persons in the address the rooms are for the stay’s standard number', async () => {
  expect((await read('dune')).data?.persons).toBe(2);
  expect((await read('dune', { persons: '99' })).data?.persons).toBe(2);
});

test('an address with an unknown stay loads none, and a shop without travel sends no request', async () => {
  expect((await read('castle')).data).toBeNull();
  const { data, asked } = await read('dune', {}, '');
  expect([data, asked]).toEqual([null, []]);
});
