/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { ModalAnswer } from '@festival/shared-contracts/commands/overlayCommands';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { type User, userSchema } from '@festival/shared-contracts/user/user';
import { fakeShopApi, settled } from '../../testing/fakeShopApi.ts';
import { pageFor } from '../../testing/pageFor.ts';
import { pass, useFakeTimers } from '../../testing/useFakeTimers.ts';
import { createPageStore } from '../app/createPageStore.ts';
import type { ErrorReport } from '../network/errorReport.ts';
import type { PageData } from '../page/pageData.ts';
import { loginAddress } from '../routing/loginAddress.ts';
import { followSession } from './followSession.ts';

const products = [productFor({ id: 'weekend' })];
const noor = userSchema.parse({ id: 'noor', profile: { givenName: 'Noor' } });
const cart = cartFor({ weekend: 1 }, products);

interface Setting {
  page?: Partial<PageData>;
  place?: string;
  /** The visitor's answer to the modal. */
  answer?: ModalAnswer;
}

const stops: (() => void)[] = [];

const start = ({ page: values, place = '/zomer/tickets', answer = 'confirm' }: Setting = {}) => {
  const page = pageFor({ products, cart, isSignOnAvailable: true, ...values });
  const store = createPageStore(page, '/zomer/tickets');
  const api = fakeShopApi();
  const order: string[] = [];
  const listeners: (() => void)[] = [];
  let at = place;
  let asked = false;
  const reports: ErrorReport[] = [];
  const toasts: { title: string; duration?: number }[] = [];
  stops.push(
    followSession({
      page,
      store,
      http: api.http,
      overlays: { showToast: (toast) => toasts.push(toast), requestLogin: (isNeeded) => (asked = isNeeded) },
      hostText: (key) => key,
      errorText: (key, given) => `${key} ${given?.name ?? ''}`,
      storage: sessionStorage,
      openModal: async (code) => {
        order.push(`modal ${code}`);
        return answer;
      },
      navigation: {
        go: (path) => order.push(`go ${path || 'home'}`),
        isAt: (path) => at.startsWith(`/zomer/${path}`),
      },
      router: { subscribe: (listener) => listeners.push(listener) },
      place: () => at,
      leave: (address) => order.push(`leave ${address}`),
      forgetVisit: async () => {
        store.set(primitives.cart, null);
        order.push('forget');
      },
      report: (report) => reports.push(report),
    }),
  );
  /** Makes the tab visible again, and lets the server answer who is signed in. */
  const look = async (user: User | null) => {
    window.dispatchEvent(new Event('focus'));
    await settled();
    await api.last().answer({ data: { available: true, user, brand: '' } });
  };
  const goTo = (address: string) => {
    at = address;
    for (const listener of listeners) listener();
  };
  return { store, api, order, reports, toasts, look, goTo, isAsked: () => asked };
};

beforeEach(() => {
  useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('a visitor who has logged in is greeted by name after 1 s, for 6 s, once [SSO-01, OVL-09]', async () => {
  const { toasts } = start({ page: { user: noor } });
  await pass(999);
  expect(toasts).toEqual([]);
  await pass(1);
  expect(toasts).toMatchObject([{ title: 'alert.logged_in_as Noor', duration: 6000 }]);
  const next = start({ page: { user: noor } });
  await pass(5000);
  expect(next.toasts).toEqual([]);
});

test('if the page is left within that second, the next page shows the greeting [OVL-09]', async () => {
  const left = start({ page: { user: noor } });
  await pass(500);
  jest.clearAllTimers();
  const next = start({ page: { user: noor } });
  await pass(1000);
  expect([left.toasts, next.toasts]).toMatchObject([[], [{ title: 'alert.logged_in_as Noor' }]]);
});

test('after a logout the next visitor is greeted again', async () => {
  const { toasts, look } = start({ page: { user: noor } });
  await pass(1000);
  await look(null);
  await look(userSchema.parse({ id: 'sam', profile: { givenName: 'Sam' } }));
  await pass(1000);
  expect(toasts.map(({ title }) => title)).toEqual([
    'alert.logged_in_as Noor',
    'signOn.out.title',
    'alert.logged_in_as Sam',
  ]);
});

test('a toast says once that sign-on is unavailable; if sign-on is not set up, there is no toast and no request [SSO-01, SSO-05]', async () => {
  const { toasts } = start({ page: { isSignOnAvailable: false } });
  expect(toasts).toMatchObject([{ title: 'signOn.away.title' }]);
  expect(start({ page: { isSignOnAvailable: false } }).toasts).toEqual([]);
  const plain = start({ page: { isSignOnAvailable: undefined } });
  stops.splice(0, 2).forEach((stop) => {
    stop();
  });
  window.dispatchEvent(new Event('focus'));
  await settled();
  expect([plain.toasts, plain.api.calls]).toEqual([[], []]);
});

test('the server has checked the session before it sends the page, so the shop is ready from the start [SSO-01]', () => {
  const { store, api } = start();
  expect(store.get(primitives.isReadyToShop)).toBe(true);
  expect(api.calls).toEqual([]);
});

test('a login or a changed account in another tab shows in this tab when it becomes visible: name, form and membership are updated [SSO-01]', async () => {
  const { store, look, order } = start();
  await look(noor);
  expect(store.get(primitives.user)).toEqual(noor);
  const changed = {
    ...noor,
    profile: { ...noor.profile, givenName: 'Nora' },
    membership: { level: 2, status: 'active' },
  };
  await look(changed);
  expect(store.get(primitives.user)).toEqual(changed);
  expect([order, store.get(primitives.cart)]).toEqual([[], cart]);
});

test('a page from the back/forward cache asks who is signed in, a new page does not [SSO-01]', async () => {
  const { store, api } = start({ page: { user: noor } });
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(api.calls).toEqual([]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await settled();
  const changed = { ...noor, profile: { ...noor.profile, givenName: 'Nora' } };
  await api.last().answer({ data: { available: true, user: changed, brand: '' } });
  expect(store.get(primitives.user)).toEqual(changed);
});

test('after a login in another tab, the sign-in page opens the page from which the visitor came [RTE-04]', async () => {
  const { look, order } = start({ place: loginAddress('/zomer/merchandise') });
  await look(noor);
  expect(order).toEqual(['leave /zomer/merchandise']);
});

test.each([
  ['a member sale', { membersale: true }],
  ['a pre-registration', { preregistration: true }],
  ['a travel sale', { travelsale: true }],
  ['a shop that asks for login', { loginRequired: true }],
  ['a shop for members', { membershipRequired: true }],
])(
  'a logout elsewhere from %s forgets user and cart, hides the countdown, and shows 6004 over the home page [SSO-04]',
  async (_, values) => {
    const { store, look, order, toasts } = start({ page: { user: noor, config: configFor(values) } });
    await pass(1000);
    await look(null);
    expect([store.get(primitives.user), store.get(primitives.cart)]).toEqual([null, null]);
    expect(order).toEqual(['forget', 'go home', 'modal 6004']);
    expect(toasts).toHaveLength(1);
  },
);

test('a visitor who does not log in again under 6004 leaves the account’s page [SSO-04]', async () => {
  const config = configFor({ membersale: true });
  const { look, order } = start({ page: { user: noor, config }, answer: 'cancel' });
  await look(null);
  expect(order).toEqual(['forget', 'go home', 'modal 6004', 'leave /zomer']);
});

test('in a shop where guests can buy, the end of a session keeps the cart and is announced', async () => {
  const { store, look, order, toasts } = start({ page: { user: noor } });
  await pass(1000);
  await look(null);
  expect([store.get(primitives.user), store.get(primitives.cart), order]).toEqual([null, cart, []]);
  expect(toasts.at(-1)?.title).toBe('signOn.out.title');
});

test.each([
  ['on the payment page', 'shopping', '/zomer/checkout?cartId=cart-1'],
  ['at the provider', 'in_payment', '/zomer/tickets'],
] as const)(
  'if a session ends during payment, %s, nothing is lost: the cart stays on the page, which asks for a new login [SSO-04]',
  async (_, status, place) => {
    const paying = cartFor({ weekend: 1 }, products, { status });
    const config = configFor({ membersale: true });
    const { store, look, order } = start({ page: { user: noor, config, cart: paying }, place });
    await look(null);
    expect([store.get(primitives.cart), order]).toEqual([paying, ['modal 6004']]);
  },
);

test('leaving the shop under 6004 keeps the query [RTE-02]', async () => {
  const config = configFor({ membersale: true });
  const place = '/zomer/tickets?utm_source=mail#cf';
  const { look, order } = start({ page: { user: noor, config }, answer: 'cancel', place });
  await look(null);
  expect(order.at(-1)).toBe('leave /zomer?utm_source=mail');
});

test('a failed check changes nothing, not even in a shop for accounts, and is reported to operators [SSO-01, ERR-04]', async () => {
  const config = configFor({ membersale: true });
  const { store, api, order, reports } = start({ page: { user: noor, config } });
  for (const fail of ['lose', 'refuse']) {
    window.dispatchEvent(new Event('focus'));
    await settled();
    if (fail === 'lose') await api.last().lose();
    else await api.last().answer({ error: { code: 'sign-on.away', message: '' } }, 503);
  }
  expect([store.get(primitives.user), store.get(primitives.cart), order]).toEqual([noor, cart, []]);
  expect(reports.map(({ kind, message }) => [kind, message])).toEqual([
    ['session.notChecked', 'network (0)'],
    ['session.notChecked', 'sign-on.away (503)'],
  ]);
});

test('a shop with loginRequired requests a login from guests until they log in; other shops do not, and neither does any shop while sign-on is unavailable [OVL-08, RTE-17]', async () => {
  const config = configFor({ loginRequired: true });
  const { look, isAsked } = start({ page: { config } });
  expect(isAsked()).toBe(true);
  await look(noor);
  expect(isAsked()).toBe(false);
  expect(start({ page: { config, user: noor } }).isAsked()).toBe(false);
  expect(start({ page: { config, isSignOnAvailable: false } }).isAsked()).toBe(false);
  expect(start().isAsked()).toBe(false);
});

test.each(['/zomer/order#token', '/zomer/newsletter?token=t1'])(
  'a guest who opens %s from a mail is asked to log in only on the shop’s other pages [OVL-08]',
  (place) => {
    const { goTo, isAsked } = start({ page: { config: configFor({ loginRequired: true }) }, place });
    expect(isAsked()).toBe(false);
    goTo('/zomer/tickets?a=1#cf');
    expect(isAsked()).toBe(true);
    goTo(place);
    expect(isAsked()).toBe(false);
  },
);
