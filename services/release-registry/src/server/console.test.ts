import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noVisits } from '@festival/release-contracts/release/addVisits';
import { eventually } from '@festival/service-kit/testing/eventually';
import { anIssuer, clientSecret, closeIssuers, type Issuer } from '../testing/anIssuer.ts';
import { aRegistry, aStockedRegistry, closeRegistries, type Registry } from '../testing/aRegistry.ts';

afterEach(closeRegistries);
afterEach(closeIssuers);

const origin = 'http://registry.test';
const grace = { sub: 'grace', email: 'Grace@example.com', email_verified: true, given_name: 'Grace', family_name: 'H' };

async function aConsole() {
  const issuer = await anIssuer();
  const console = {
    url: origin,
    issuer: issuer.url,
    clientId: 'festival-console',
    clientSecret,
    secret: 'thirty-two-letters-thirty-two-le',
  };
  const registry = await aStockedRegistry({ console });
  await registry.send('POST', '/tokens', { owner: 'grace@example.com', rights: { activate: ['solstrand'] } });
  return { ...registry, issuer, another: () => aRegistry({ data: registry.data, console }) };
}

type Cookies = Record<string, string>;
const cookiesOf = (answer: { cookies: { name: string; value: string }[] }): Cookies =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));

/** The sign-on begins at this registry; the browser returns to it, or to another registry with the same records. */
async function signOn(
  { app, issuer }: Registry & { issuer: Issuer },
  { claims = grace, at = app }: { claims?: object; at?: Registry['app'] } = {},
) {
  const start = await app.inject('/console/sign-on');
  const back = issuer.approve(String(start.headers.location), { ...claims });
  const answer = await at.inject({ url: back, cookies: cookiesOf(start) });
  return { back, journey: cookiesOf(start), answer, cookies: cookiesOf(answer) };
}

const change = { parent: 0, by: 'somebody else', reason: 'opening', changes: { mf_tickets: { version: '1.0.0' } } };

const release = (
  { app }: Registry,
  cookies: Cookies,
  { brand = 'solstrand', from = origin }: { brand?: string; from?: string | null } = {},
) =>
  app.inject({
    method: 'POST',
    url: `/brands/${brand}/releases`,
    cookies,
    headers: from === null ? {} : { origin: from },
    payload: change,
  });

test('a person who signs on makes releases of the brands of their tokens, and the history shows their address [FED-04]', async () => {
  const registry = await aConsole();
  const { answer, cookies } = await signOn(registry);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${origin}/console`]);
  expect(answer.cookies.find(({ name }) => name === 'console_session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
  });
  expect((await registry.app.inject({ url: '/console/session', cookies })).json()).toEqual({
    person: { email: 'Grace@example.com', name: 'Grace H', brands: ['solstrand'] },
  });
  expect((await release(registry, cookies)).statusCode).toBe(201);
  expect(await registry.history()).toMatchObject([{ by: 'Grace@example.com' }]);
});

test('a person can’t change another brand, publish, make tokens, or write from another site’s page [FED-04]', async () => {
  const registry = await aConsole();
  const { cookies } = await signOn(registry);
  const answers = [
    await release(registry, cookies, { brand: 'nachtwoud' }),
    await release(registry, cookies, { from: 'http://evil.test' }),
    await release(registry, cookies, { from: null }),
    await registry.app.inject({ method: 'PUT', url: '/hosts/current', cookies, headers: { origin }, payload: {} }),
    await registry.app.inject({ method: 'GET', url: '/tokens', cookies, headers: { origin } }),
  ];
  expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
    answers.map(() => [403, 'not-allowed']),
  );
  expect(await registry.history()).toEqual([]);
});

test('when a token ends, a person who is signed on loses its right', async () => {
  const registry = await aConsole();
  const { cookies } = await signOn(registry);
  const [{ id }] = (await registry.send('GET', '/tokens')).json().tokens;
  await registry.send('DELETE', `/tokens/${id}`);
  expect((await release(registry, cookies)).statusCode).toBe(403);
});

test('an address that the issuer has not verified can’t sign on', async () => {
  const registry = await aConsole();
  for (const claims of [{ ...grace, email_verified: false }, { sub: 'grace', email: grace.email }, { sub: 'grace' }]) {
    const { answer, cookies } = await signOn(registry, { claims });
    expect(answer.headers.location).toBe(`${origin}/console?refused=unverified`);
    expect((await release(registry, cookies)).json().code).toBe('token-wrong');
  }
});

test('a sign-on that this browser did not start or that was already used is refused', async () => {
  const registry = await aConsole();
  const { back, journey } = await signOn(registry);
  const foreign = await registry.app.inject({ url: back });
  const again = await registry.app.inject({ url: back, cookies: journey });
  for (const answer of [foreign, again]) {
    expect(answer.statusCode).toBe(303);
    expect(cookiesOf(answer).console_session).toBeUndefined();
  }
});

test('after sign-off a copied cookie is refused, and another site’s page can’t sign a person off', async () => {
  const registry = await aConsole();
  const { cookies } = await signOn(registry);
  const signOff = (from: string) =>
    registry.app.inject({ method: 'POST', url: '/console/sign-off', cookies, headers: { origin: from } });
  expect((await signOff('http://evil.test')).statusCode).toBe(403);
  expect((await registry.app.inject({ url: '/console/session', cookies })).json().person).not.toBeNull();
  const { link } = (await signOff(origin)).json();
  expect(new URL(link).searchParams.get('post_logout_redirect_uri')).toBe(`${origin}/console`);
  expect((await registry.app.inject({ url: '/console/session', cookies })).json()).toEqual({ person: null });
  expect((await release(registry, cookies)).json().code).toBe('token-wrong');
});

test('a sign-on that ends at another registry is valid at both, and so is a sign-off [FED-04]', async () => {
  const registry = await aConsole();
  const other = await registry.another();
  const { cookies } = await signOn(registry, { at: other.app });
  const personAt = async ({ app }: Registry) => (await app.inject({ url: '/console/session', cookies })).json().person;
  expect([await personAt(registry), await personAt(other)]).toMatchObject([{ name: 'Grace H' }, { name: 'Grace H' }]);
  await registry.app.inject({ method: 'POST', url: '/console/sign-off', cookies, headers: { origin } });
  expect(await personAt(registry)).toBeNull();
  await eventually('signed off at the other', async () => (await personAt(other)) === null);
});

test('the page runs only its own scripts, by nonce and hash, and can’t be framed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'console-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'console.abc.js'), 'void 0;');
  const build = { scripts: [{ file: 'console.abc.js', integrity: 'sha384-abc' }], styles: [] };
  await writeFile(join(folder, 'console.json'), JSON.stringify(build));
  const issuer = await anIssuer();
  const secrets = { clientSecret, secret: 'thirty-two-letters-thirty-two-le' };
  const { app } = await aStockedRegistry({
    console: { url: origin, issuer: issuer.url, clientId: 'festival-console', ...secrets },
    consoleFolder: folder,
  });
  const [one, other] = [await app.inject('/console'), await app.inject('/console')];
  const policy = String(one.headers['content-security-policy']);
  const [, nonce = ''] = /script-src 'nonce-([^']+)' 'strict-dynamic';/.exec(policy) ?? [];
  expect(one.body).toContain(`integrity="sha384-abc" crossorigin="anonymous" nonce="${nonce}"`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|sandbox|\*/);
  expect(other.headers['content-security-policy']).not.toBe(policy);
  expect((await app.inject('/console/assets/console.abc.js')).body).toBe('void 0;');
  expect((await app.inject('/console/assets/..%2Fconsole.json')).statusCode).toBe(400);
});

test('without the console’s settings there is no console', async () => {
  const { app } = await aStockedRegistry();
  for (const url of ['/console', '/console/session', '/console/sign-on'])
    expect((await app.inject(url)).statusCode).toBe(404);
});

test('the overview contains each brand’s release, the one that a roll-back restores, its plan and its figures [FED-04]', async () => {
  const registry = await aConsole();
  await registry.activate(0, { mf_tickets: { version: '1.0.0' } });
  await registry.activate(1, { mf_tickets: { version: '1.1.0', basisPoints: 1000 } });
  const { pins } = (await registry.document()).release;
  const counted = { ...noVisits, visits: 40, throws: 2 };
  const trials = { mf_tickets: { pin: pins.mf_tickets, stable: { ...noVisits, visits: 9 }, canary: counted } };
  await registry.send('POST', '/brands/solstrand/visits', { trials });
  const { brands, remotes } = (await registry.send('GET', '/overview')).json();
  expect(remotes).toEqual([
    { name: 'mf_basket', newest: '2.0.0' },
    { name: 'mf_tickets', newest: '1.2.0' },
  ]);
  expect(brands).toMatchObject([
    {
      brand: 'solstrand',
      release: { revision: 2 },
      before: { revision: 1 },
      former: { revision: 1 },
      plan: null,
      health: {
        mf_tickets: {
          stable: { sums: { visits: 9 } },
          canary: { sums: { visits: 40, throws: 2 } },
          verdict: 'too few visits to judge yet: 9 of 16',
        },
      },
    },
  ]);
});
