import { fakeWorld } from '@festival/remote-kit/harness/fakeWorld';
import { sampleApi } from './sampleApi.ts';
import type { SampleView } from './sampleView.ts';

const viewOf = (slug: string, isOfYesterday: boolean) =>
  ({ slug, world: fakeWorld(slug), isOfYesterday }) as SampleView;

test('a shop with yesterday’s API has only that API’s calls and fields; the other shops have all [FED-02]', async () => {
  const answer = ['[].id', '[].name', '[].type', '[].mappedType', '[].meta', '[].meta.image'];
  const calls = { 'GET /shopping/products': { query: [], body: [], answer } };
  const api = await sampleApi([viewOf('today', false), viewOf('yesterday', true)], calls);
  try {
    const get = (path: string, slug: string) => fetch(api.url + path, { headers: { 'x-event-namespace': slug } });
    const productOf = async (slug: string) => ((await (await get('/shopping/products', slug)).json()) as object[])[0];
    expect(await productOf('today')).toMatchObject({ price: 165, meta: { description: expect.any(String) } });
    expect(Object.keys((await productOf('yesterday')) ?? {}).sort()).toEqual([
      'id',
      'mappedType',
      'meta',
      'name',
      'type',
    ]);
    expect((await get('/shopping/shops/today', 'today')).status).toBe(200);
    expect((await get('/shopping/shops/yesterday', 'yesterday')).status).toBe(404);
  } finally {
    await api.close();
  }
});
