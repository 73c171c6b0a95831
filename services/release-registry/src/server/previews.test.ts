import { aListeningRegistry } from '../testing/aListeningRegistry.ts';
import { aPackage } from '../testing/aPackage.ts';
import { aStockedRegistry, closeRegistries, type Registry } from '../testing/aRegistry.ts';

afterEach(closeRegistries);

const url = '/brands/solstrand/previews';
const order = { versions: { mf_tickets: '1.1.0' }, by: 'ada', reason: 'for the board' };

async function aShop(options: Parameters<typeof aStockedRegistry>[0] = {}): Promise<Registry> {
  const registry = await aStockedRegistry(options);
  await registry.activate(0, { mf_tickets: { version: '1.0.0' }, mf_basket: { version: '1.0.0' } });
  return registry;
}

const shown = async ({ send }: Registry, token: string, brand = 'solstrand') => {
  const answer = await send('GET', `/brands/${brand}/previews/${token}/release`);
  return { status: answer.statusCode, ...answer.json() };
};

test('a link shows its version in the newest release with the usual fall-backs, and does not change the release [FED-04]', async () => {
  const registry = await aShop();
  const made = await registry.send('POST', url, order);
  expect([made.statusCode, made.json()]).toEqual([
    201,
    expect.objectContaining({ url: null, preview: expect.objectContaining({ by: 'ada', reason: 'for the board' }) }),
  ]);
  const { preview, token } = made.json();
  const { document, ...rest } = await shown(registry, token);
  expect(rest).toEqual({ status: 200, versions: order.versions, until: preview.until });
  expect(document.release).toMatchObject({
    revision: 1,
    pins: { mf_tickets: { stable: '1.1.0' }, mf_basket: { stable: '1.0.0' } },
  });
  expect(document.fallbacks.mf_tickets).toBe('1.0.0');
  expect(document.versions.mf_tickets['1.1.0'].name).toBe('mf_tickets');
  expect((await registry.document()).release.pins.mf_tickets).toEqual({ stable: '1.0.0' });
  // Hosts get the files of versions in an open link, but not those of other unreleased versions.
  const file = (version: string) => registry.send('GET', `/versions/mf_tickets/${version}?released=yes`);
  expect([(await file('1.1.0')).statusCode, (await file('1.2.0')).statusCode]).toEqual([200, 404]);
});

test('a link ends at its date or when an account ends it; another brand, a changed signature or a guessed token gets nothing [FED-08]', async () => {
  const registry = await aShop();
  const { token } = (await registry.send('POST', url, { ...order, hours: 24 })).json();
  const { token: second, preview } = (await registry.send('POST', url, order)).json();
  const [id = '', seal = ''] = token.split('.');
  const others = [`${preview.id}.${seal}`, `${id}.${[...seal].reverse().join('')}`, `${id}.short`, 'none'];
  for (const wrong of others)
    expect(await shown(registry, wrong)).toMatchObject({ status: 410, code: 'preview-ended' });
  expect((await shown(registry, token, 'nachtwoud')).status).toBe(410);
  expect((await registry.send('DELETE', `${url}/${preview.id}`, { by: 'grace' })).statusCode).toBe(200);
  expect((await registry.send('DELETE', `${url}/${preview.id}`, { by: 'grace' })).json().code).toBe('unknown-preview');
  expect((await shown(registry, second)).status).toBe(410);
  expect((await registry.send('GET', url)).json().previews).toMatchObject([{ id }]);
  registry.passDays(1.1);
  expect((await shown(registry, token)).status).toBe(410);
  expect((await registry.send('GET', url)).json().previews).toEqual([]);
});

test('a version that can’t be activated (not mounted, faulty, broken or removed) is not shown by a link, even by one made before [BYD-09]', async () => {
  const registry = await aShop();
  await registry.publish(aPackage({ version: '1.3.0' }), 'ada', { isMounted: false });
  const unmounted = await registry.send('POST', url, { ...order, versions: { mf_tickets: '1.3.0' } });
  expect([unmounted.statusCode, unmounted.json().code]).toEqual([422, 'not-mounted']);
  const unknown = await registry.send('POST', url, { ...order, versions: { mf_tickets: '9.9.9' } });
  expect(unknown.json().code).toBe('unknown-version');

  const { token } = (await registry.send('POST', url, { ...order, versions: { mf_tickets: '1.2.0' } })).json();
  const faults = {
    host: { version: '3.0.0', contracts: '1.4.0' },
    mounted: {},
    unplaced: [],
    faults: ['tickets: throws'],
    by: 'ada',
  };
  await registry.send('PUT', '/versions/mf_tickets/1.2.0/mounts/solstrand', faults);
  expect(await shown(registry, token)).toMatchObject({ status: 410, reasons: [expect.stringContaining('throws')] });

  const { token: other } = (await registry.send('POST', url, order)).json();
  await registry.activate(1, { mf_tickets: { version: '1.1.0' } });
  await registry.activate(2, { mf_tickets: { version: '1.0.0' } }, { mends: { mf_tickets: '1.1.0' } });
  expect(await shown(registry, other)).toMatchObject({ status: 410, reasons: [expect.stringContaining('broken')] });
  expect((await registry.send('POST', url, order)).json().code).toBe('version-broken');
});

test('only accounts that release a brand can make its links; a link starts with the shop’s address if that is set [FED-04]', async () => {
  const registry = await aShop({ shopUrl: 'https://shop.example/' });
  expect((await registry.app.inject({ method: 'POST', url, payload: order })).statusCode).toBe(401);
  const rights = { activate: ['nachtwoud'] };
  const { token } = (await registry.send('POST', '/tokens', { owner: 'ella', rights })).json();
  const headers = { authorization: `Bearer ${token}` };
  expect((await registry.app.inject({ method: 'POST', url, headers, payload: order })).statusCode).toBe(403);
  expect((await registry.app.inject({ url, headers })).statusCode).toBe(403);
  expect((await registry.send('POST', url, { ...order, hours: 1_000 })).statusCode).toBe(400);
  const made = (await registry.send('POST', url, order)).json();
  expect(made.url).toBe(`https://shop.example/solstrand?preview=${made.token}`);
});

test('the preview command makes a link, lists the open ones and ends one [FED-04]', async () => {
  const { release, publish } = await aListeningRegistry();
  await release('activate --brand solstrand mf_tickets@1.0.0 --reason opening');
  await publish(aPackage({ version: '1.3.0' }), 'ada', { isMounted: false });
  const typed = 'preview --brand solstrand mf_tickets@1.3.0';
  expect((await release(typed)).exitCode).toBe(2);
  const made = await release(`${typed} --reason "for the board" --shop https://shop.example/solstrand/tickets?x=1`);
  expect(made.output).toMatch(/https:\/\/shop\.example\/solstrand\/tickets\?preview=[0-9a-f]{12}\.[\w-]{43}\n/);
  const [, id = ''] = /--end ([0-9a-f]{12}) ends it before/.exec(made.output) ?? [];
  expect((await release('preview --brand solstrand')).output).toMatch(
    new RegExp(`${id} +mf_tickets@1\\.3\\.0 +grace +for the board`),
  );
  expect((await release(`preview --brand solstrand --end ${id}`)).output).toBe(
    'The preview of mf_tickets@1.3.0 has ended.',
  );
  expect((await release(`preview --brand solstrand --end ${id}`)).exitCode).toBe(1);
});
