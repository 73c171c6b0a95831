import { eventually } from '@festival/service-kit/testing/eventually';
import { aPackage, publicationOf } from '../testing/aPackage.ts';
import {
  aRegistry,
  aStockedRegistry,
  authorization,
  closeRegistries,
  host,
  type Registry,
} from '../testing/aRegistry.ts';

afterEach(closeRegistries);

type Rights = { publish?: string[]; activate?: string[]; host?: boolean; watch?: boolean };

async function tokenFor(registry: Registry, rights: Rights): Promise<string> {
  const made = await registry.send('POST', '/tokens', { owner: 'grace', rights });
  expect(made.statusCode).toBe(201);
  return made.json().token;
}

const activation = { parent: 0, by: 'ada', reason: 'opening', changes: { mf_tickets: { version: '1.0.0' } } };

/** Every request that writes: its method, address and body, and the rights that allow it. */
const writes: [
  method: 'PUT' | 'POST' | 'DELETE',
  url: string,
  body: object | undefined,
  rights: Rights | 'operator',
][] = [
  ['PUT', '/versions/mf_tickets/1.9.0', publicationOf(aPackage({ version: '1.9.0' })), { publish: ['mf_tickets'] }],
  ['POST', '/brands/solstrand/releases', activation, { activate: ['solstrand'] }],
  ['POST', '/brands/solstrand/roll-backs', { parent: 1, by: 'ada', reason: 'no' }, { activate: ['solstrand'] }],
  ['PUT', '/hosts/current', host, { host: true }],
  ['POST', '/brands/solstrand/visits', { trials: {} }, { watch: true }],
  ['POST', '/tokens', { owner: 'ada', rights: {} }, 'operator'],
  ['DELETE', '/tokens/0123456789ab', undefined, 'operator'],
];

const all: Rights = { publish: ['mf_basket'], activate: ['nachtwoud'], host: false };

test.each(writes)(
  '%s %s is refused without a token, with a wrong one, and with a token for other rights [FED-04]',
  async (method, url, payload, rights) => {
    const registry = await aStockedRegistry();
    const call = (token: string) =>
      registry.app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) });
    const others = await tokenFor(
      registry,
      rights === 'operator' ? { ...all, host: true } : { ...all, host: !rights.host },
    );
    const [id] = others.split('.');
    for (const wrong of ['', 'wrong', `${id}.wrong`, `${id}.${'A'.repeat(43)}`, `../${id}.x`]) {
      expect((await call(wrong)).json().code).toBe('token-wrong');
    }
    const refused = await call(others);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'not-allowed']);
    expect(refused.json().message).toMatch(/^The token of grace does not allow to /);
    expect((await registry.history()).length).toBe(0);
    if (rights === 'operator') return;
    expect([200, 201, 404]).toContain((await call(await tokenFor(registry, rights))).statusCode);
  },
);

test('the history names the owner of the token, even if the request states another name [FED-04]', async () => {
  const registry = await aStockedRegistry();
  const token = await tokenFor(registry, { publish: ['mf_tickets'], activate: ['solstrand'] });
  const headers = { authorization: `Bearer ${token}` };
  await registry.app.inject({
    method: 'PUT',
    url: '/versions/mf_tickets/1.9.0',
    headers,
    payload: publicationOf(aPackage({ version: '1.9.0' })),
  });
  const payload = { ...activation, changes: { mf_tickets: { version: '1.9.0' } }, force: 'a test' };
  await registry.app.inject({ method: 'POST', url: '/brands/solstrand/releases', headers, payload });
  expect(await registry.history()).toMatchObject([{ by: 'grace' }]);
  expect((await registry.send('GET', '/versions/mf_tickets/1.9.0')).json().publishedBy).toBe('grace');
});

test('every service with the same store accepts a token until the token is ended', async () => {
  const one = await aStockedRegistry();
  const other = await aRegistry({ data: one.data });
  const token = await tokenFor(one, { host: true });
  const register = () =>
    other.app.inject({
      method: 'PUT',
      url: '/hosts/current',
      headers: { authorization: `Bearer ${token}` },
      payload: host,
    });
  expect((await register()).statusCode).toBe(200);
  const ended = await one.app.inject({
    method: 'DELETE',
    url: `/tokens/${token.split('.')[0]}`,
    headers: { authorization },
  });
  expect(ended.statusCode).toBe(200);
  await eventually('it is ended there too', async () => (await register()).statusCode === 401);
  expect((await register()).json().code).toBe('token-wrong');
});
