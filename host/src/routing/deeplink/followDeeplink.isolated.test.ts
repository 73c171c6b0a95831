/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createMemoryRouter } from 'react-router-dom';
import { settled } from '../../../testing/fakeShopApi.ts';
import { everyStep, pageFor } from '../../../testing/pageFor.ts';
import { createPageStore } from '../../app/createPageStore.ts';
import { watchDeeplinks } from './watchDeeplinks.ts';

const origin = 'https://shop.example';

/** The cookies of a browser, by name. Each has its value and the attributes with which it was set. */
let cookies: Map<string, { value: string; attributes: string }>;

beforeEach(() => {
  cookies = new Map();
  sessionStorage.clear();
  // Replaces the setter, because the test's document is not on a secure site and would refuse a secure cookie.
  jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    const [, name = '', value = '', attributes = ''] = /^(\w+)=([^;]*); (.*)$/.exec(text) ?? [];
    if (attributes.includes('max-age=0')) cookies.delete(name);
    else cookies.set(name, { value, attributes });
  });
  jest
    .spyOn(document, 'cookie', 'get')
    .mockImplementation(() => [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; '));
});
afterEach(() => jest.restoreAllMocks());

const open = async (address: string, { slug = 'zomer' }: { slug?: string } = {}) => {
  const store = createPageStore(pageFor(), '/zomer');
  store.set(primitives.isReadyToShop, slug !== '');
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/before', address] });
  const [leave, report] = [jest.fn(), jest.fn()];
  const remoteSteps = slug === '' ? undefined : everyStep();
  watchDeeplinks({ store, router, slug, remoteSteps, origin, leave, report });
  await settled();
  const { pathname, search, hash } = router.state.location;
  return { router, leave, report, address: pathname + search + hash };
};

test.each([
  ['a path below the shop', 'tickets/weekend'],
  ['the same with a slash', '/tickets/weekend'],
  ['a path of the site', '/zomer/tickets/weekend'],
  ['a whole address of the site', `${origin}/zomer/tickets/weekend`],
])(
  'a deeplink is followed with the query, and removed from the address: %s [RTE-03, RTE-12]',
  async (_case, target) => {
    const { address, leave, router } = await open(
      `/zomer?utm_source=mail&deeplink=${encodeURIComponent(target)}&policyId=7`,
    );
    expect(address).toBe('/zomer/tickets/weekend?utm_source=mail&policyId=7');
    expect(leave).not.toHaveBeenCalled();
    // The target replaces the history entry of the link, so Back does not return to the link.
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/before');
  },
);

test('a link with a category opens that category, with the target’s own query and hash [RTE-03, RTE-12]', async () => {
  const target = encodeURIComponent('/packages?persons=2&deeplink=x#list');
  const { address } = await open(`/zomer?deeplink=${target}&category=Camping&utm_source=mail`);
  expect(address).toBe('/zomer/packages?utm_source=mail&persons=2&category=Camping#list');
});

test('until the shop is ready, the link waits in the tab and in a cookie; deeplink and category are removed from the address [RTE-03]', async () => {
  const { address } = await open('/?deeplink=tickets&category=Camping&utm_source=mail', { slug: '' });
  expect(address).toBe('/?utm_source=mail');
  const stored = { path: 'tickets', category: 'Camping', query: '?deeplink=tickets&category=Camping&utm_source=mail' };
  expect(JSON.parse(sessionStorage.getItem('deeplink') ?? '')).toEqual(stored);
  const cookie = cookies.get('deeplink');
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual(stored);
  expect(cookie?.attributes).toBe('path=/; max-age=900; samesite=lax; secure');

  const next = await open('/zomer?utm_source=mail');
  expect(next.address).toBe('/zomer/tickets?utm_source=mail&category=Camping');
  expect(sessionStorage.getItem('deeplink')).toBeNull();
  expect([...cookies.keys()]).toEqual([]);
});

test('a link that another tab stored is followed from the cookie [RTE-03]', async () => {
  await open('/?deeplink=tickets', { slug: '' });
  sessionStorage.clear();
  expect((await open('/zomer')).address).toBe('/zomer/tickets');
});

test('a link that is stored only in the tab is also followed; if the browser refuses storage and cookies, the page keeps the link [RTE-03]', async () => {
  await open('/?deeplink=tickets', { slug: '' });
  cookies.clear();
  expect((await open('/zomer')).address).toBe('/zomer/tickets');
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  expect((await open('/zomer?deeplink=extras')).address).toBe('/zomer/extras');
});

test('each navigation may contain a deeplink, and no link is followed twice [RTE-03]', async () => {
  const { router } = await open('/zomer/extras');
  await router.navigate('/zomer?deeplink=tickets');
  await settled();
  expect(router.state.location.pathname).toBe('/zomer/tickets');
  await router.navigate('/zomer/extras');
  await settled();
  expect(router.state.location.pathname).toBe('/zomer/extras');
});

test('a link to another shop of the site opens that shop’s document, even outside all shops [RTE-03]', async () => {
  const target = encodeURIComponent('/winter/tickets?a=1');
  expect((await open(`/zomer?deeplink=${target}`)).leave.mock.calls).toEqual([['/winter/tickets?a=1']]);
  expect((await open(`/?deeplink=${target}`, { slug: '' })).leave.mock.calls).toEqual([['/winter/tickets?a=1']]);
  // Outside all shops the steps are not known. The shop's own page checks the addresses of its shop, but API addresses
  // are refused here.
  for (const [own, followed] of [
    ['/winter/lockers/small', 1],
    ['/api/sign-on/session', 0],
    ['/no/page/of/ours', 0],
  ] as const)
    expect([own, (await open(`/?deeplink=${encodeURIComponent(own)}`, { slug: '' })).leave.mock.calls.length]).toEqual([
      own,
      followed,
    ]);
});

test.each([
  'https://evil.example/zomer',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '\\\\evil.example/x',
  'java\tscript:alert(1)',
  'blob:https://shop.example/x',
  'https://shop.example@evil.example/',
  'http://shop.example/zomer',
  '/api/sign-on/session',
  'no/page/of/ours',
])(
  'a target outside this site’s pages is refused, reported to operators, and removed from the address: %s [RTE-03]',
  async (target) => {
    const { address, leave, report } = await open(
      `/zomer/extras?deeplink=${encodeURIComponent(target)}&category=x&a=1`,
    );
    expect(address).toBe('/zomer/extras?a=1');
    expect(leave).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('deeplink')).toBeNull();
    expect([...cookies.keys()]).toEqual([]);
    expect(report).toHaveBeenCalledWith({ kind: 'deeplink.refused', message: target.replace(/shop.*@.*(?=\/)/, '…') });
  },
);

test('the report of a refused link contains no query values and no email addresses [RTE-03, ERR-04]', async () => {
  for (const [link, message] of [
    ['no/page?email=noor@example.org&name=Noor#noor', 'no/page'],
    ['https://evil.example/leave/noor@example.org/now', 'https://evil.example/leave/…/now'],
    ['mailto:noor%40example.org', '…'],
  ] as const) {
    const { report } = await open(`/zomer?deeplink=${encodeURIComponent(link)}`);
    expect(report).toHaveBeenCalledWith({ kind: 'deeplink.refused', message });
  }
});

test('a stored link that was tampered with is not followed [RTE-03]', async () => {
  cookies.set('deeplink', {
    value: encodeURIComponent(JSON.stringify({ path: 'https://evil.example', category: '', query: '' })),
    attributes: '',
  });
  const one = await open('/zomer');
  expect([one.address, one.leave.mock.calls.length]).toEqual(['/zomer', 0]);
  for (const value of ['{', '%']) {
    cookies.set('deeplink', { value, attributes: '' });
    expect((await open('/zomer')).address).toBe('/zomer');
  }
});
