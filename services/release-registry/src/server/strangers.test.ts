import { aPackage } from '../testing/aPackage.ts';
import {
  aRegistry,
  aStockedRegistry,
  authorization,
  closeRegistries,
  host,
  type Registry,
} from '../testing/aRegistry.ts';

afterEach(closeRegistries);

const staff = 'bob@example.com';

/** A registry with a release, one that waits for approval, a plan, a canary, a mount and a link, all by a person with an address. */
async function aBusyRegistry() {
  const registry = await aStockedRegistry();
  await registry.publish(aPackage({ version: '1.3.0' }), staff);
  await registry.activate(0, { mf_tickets: { version: '1.0.0' } }, { by: staff, reason: 'the secret reason' });
  await registry.activate(1, { mf_tickets: { version: '1.1.0', basisPoints: 500 } }, { by: staff });
  const { token } = (
    await registry.send('POST', '/brands/solstrand/previews', {
      versions: { mf_tickets: '1.2.0' },
      by: staff,
      reason: 'the secret reason',
    })
  ).json();
  await registry.send('PUT', '/brands/solstrand/approval', { isNeeded: true, by: staff, reason: 'the secret reason' });
  const asked = await registry.activate(2, { mf_tickets: { version: '1.3.0' } }, { by: staff });
  expect([token, asked.statusCode]).toEqual([expect.any(String), 202]);
  return { registry, link: token as string };
}

const stranger = (registry: Registry, url: string) => registry.app.inject({ method: 'GET', url });

/** What hosts and browsers read; every other address needs a token or a sign-on. */
const forEverybody = [
  '/health',
  '/brands/solstrand/release',
  '/brands/solstrand/releases/2',
  '/brands/solstrand/previews/LINK/release',
  '/versions/mf_tickets/1.0.0',
  '/versions/mf_tickets/1.0.0?released=yes',
  '/files/mf_tickets/1.0.0/browser/remoteEntry.js',
];

test('a stranger reads what pages need, without a name, an address of staff or a reason [FED-04]', async () => {
  const { registry, link } = await aBusyRegistry();
  for (const url of forEverybody.map((one) => one.replace('LINK', link))) {
    const answer = await stranger(registry, url);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    expect(answer.body).not.toMatch(/@example|secret reason|"(by|reason|publishedBy|account)"/);
    if (!url.includes(link)) expect(answer.body).not.toMatch(/1\.[23]\.0/);
  }
  const named = await registry.send('GET', '/versions/mf_tickets/1.3.0');
  expect(named.json().publishedBy).toBe(staff);
});

test('every other read needs a right, for routes that are added later too [FED-04]', async () => {
  const { registry, link } = await aBusyRegistry();
  const values: Record<string, string> = {
    brand: 'solstrand',
    remote: 'mf_tickets',
    name: 'mf_tickets',
    version: '1.1.0',
    revision: '2',
    token: link,
  };
  const paths = routesOf(registry)
    .filter((route) => route.startsWith('/') && !route.startsWith('/files/'))
    .map((route) => route.replaceAll(/(?::\w+\|)*:(\w+)/g, (_, name) => values[name] ?? name));
  expect(paths.length).toBeGreaterThan(15);
  const open: string[] = [];
  for (const url of paths) {
    const { statusCode } = await stranger(registry, url);
    if (statusCode === 200) open.push(url);
    else expect([url, statusCode]).toEqual([url, 401]);
  }
  expect(open.sort()).toEqual(
    [
      '/brands/solstrand/previews/LINK/release',
      '/brands/solstrand/release',
      '/brands/solstrand/releases/2',
      '/health',
      '/versions/mf_tickets/1.1.0',
    ].map((url) => url.replace('LINK', link)),
  );
});

/** The addresses of all GET routes, as the server knows them. */
function routesOf(registry: Registry): string[] {
  const above: string[] = [];
  return registry.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line) ?? [];
      const depth = indent.length / 4;
      above.splice(depth, above.length, path);
      return methods.split(', ').includes('GET') ? [above.join('')] : [];
    });
}

test('a version that waits for its release is only for accounts with a right: its record, and its files [FED-04]', async () => {
  const { registry } = await aBusyRegistry();
  for (const url of ['/versions/mf_tickets/1.3.0', '/files/mf_tickets/1.3.0/browser/remoteEntry.js']) {
    expect([url, (await stranger(registry, url)).statusCode]).toEqual([url, 404]);
    const own = await registry.send('GET', url);
    expect([url, own.statusCode, own.headers['cache-control']]).toEqual([
      url,
      200,
      expect.stringMatching(/^no-cache|^private, no-store/),
    ]);
  }
  // An open link shows this version.
  expect((await stranger(registry, '/files/mf_tickets/1.2.0/browser/remoteEntry.js')).statusCode).toBe(200);
});

test.each([
  [{ publish: ['mf_basket'] }, 200],
  [{ activate: ['nachtwoud'] }, 200],
  [{ host: true }, 200],
  [{ watch: true }, 403],
])('a token with the right %j reads the lists with status %d [FED-04]', async (rights, status) => {
  const { registry } = await aBusyRegistry();
  const { token } = (await registry.send('POST', '/tokens', { owner: 'ada', rights })).json();
  const headers = { authorization: `Bearer ${token}` };
  for (const url of ['/overview', '/versions', '/brands/solstrand/releases', '/brands/solstrand/waiting']) {
    expect([url, (await registry.app.inject({ url, headers })).statusCode]).toEqual([url, status]);
  }
});

test('an address without a token is asked to wait after its number of requests; a token, and files of pages, go on [FED-04]', async () => {
  const registry = await aRegistry({ strangersLimits: { stored: 3, others: 2 } });
  await registry.registerHost(host);
  const from = (remoteAddress: string, url: string, headers = {}) =>
    registry.app.inject({ method: 'GET', url, remoteAddress, headers });
  const statuses = async (remoteAddress: string, url: string, headers = {}) => {
    const found: number[] = [];
    for (let nr = 0; nr < 4; nr += 1) found.push((await from(remoteAddress, url, headers)).statusCode);
    return found;
  };
  expect(await statuses('192.0.2.1', '/overview', { authorization: 'Bearer guessed' })).toEqual([401, 401, 429, 429]);
  const refused = await from('192.0.2.1', '/versions/mf_tickets/9.9.9');
  expect([refused.statusCode, refused.json().code, Number(refused.headers['retry-after']) > 0]).toEqual([
    429,
    'too-many',
    true,
  ]);
  expect(await statuses('192.0.2.1', '/brands/solstrand/release')).toEqual([404, 404, 404, 429]);
  expect(await statuses('192.0.2.1', '/hosts', { authorization })).toEqual([200, 200, 200, 200]);
  expect(await statuses('192.0.2.1', '/health')).toEqual([200, 200, 200, 200]);
  expect(await statuses('192.0.2.2', '/overview')).toEqual([401, 401, 429, 429]);
});

test('lists come in pages, the newest first, and the next page begins where the last one ended [FED-04]', async () => {
  const registry = await aStockedRegistry();
  for (const version of ['1.0.0', '1.1.0', '1.2.0'].entries()) {
    await registry.activate(version[0], { mf_tickets: { version: version[1] } });
  }
  await registry.send('PUT', '/brands/solstrand/approval', { isNeeded: true, by: 'ada', reason: 'two see more' });
  for (const reason of ['one', 'two', 'three']) {
    await registry.activate(3, { mf_basket: { version: '1.0.0' } }, { reason });
  }
  const all = async (path: string, list: string, field: string): Promise<unknown[][]> => {
    const pages: unknown[][] = [];
    let next: string | number | undefined;
    do {
      const query = new URLSearchParams({ limit: '2', ...(next !== undefined && { before: String(next) }) });
      const { [list]: entries, next: following } = (await registry.send('GET', `${path}?${query}`)).json();
      pages.push(entries.map((one: Record<string, unknown>) => one[field]));
      next = following;
    } while (next !== undefined);
    return pages;
  };
  expect(await all('/versions', 'versions', 'version')).toEqual([['2.0.0', '1.0.0'], ['1.2.0', '1.1.0'], ['1.0.0']]);
  expect(await all('/brands/solstrand/releases', 'releases', 'revision')).toEqual([[3, 2], [1]]);
  expect(await all('/brands/solstrand/waiting', 'waiting', 'number')).toEqual([[3, 2], [1]]);
  const [listed] = (await registry.send('GET', '/versions?limit=1')).json().versions;
  expect(Object.keys(listed).sort()).toEqual(['contracts', 'name', 'publishedAt', 'publishedBy', 'version']);
  expect((await registry.send('GET', '/versions?limit=101')).statusCode).toBe(400);
});
