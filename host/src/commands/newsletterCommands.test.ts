import axios from 'axios';
import { fakeShopApi, painted } from '../../testing/fakeShopApi.ts';
import { pageFor } from '../../testing/pageFor.ts';
import { createPageStore } from '../app/createPageStore.ts';
import { createApi } from '../app/entry/createApi.ts';
import { newsletterCommands } from './newsletterCommands.ts';

const own = axios.defaults.adapter;
// A write is sent after the frame of its press.
globalThis.requestAnimationFrame ??= (run) => Number(setTimeout(run));
afterEach(() => Object.assign(axios.defaults, { adapter: own }));

const start = () => {
  const api = fakeShopApi();
  Object.assign(axios.defaults, { adapter: api.http.defaults.adapter });
  const page = pageFor({ language: 'en' });
  const store = createPageStore(page, '/zomer/newsletter');
  const report = jest.fn();
  const commands = newsletterCommands({ store, http: createApi('zomer', () => {}).http, report });
  return { api, report, commands };
};

test('subscribing an address sends the language of the page [SSO-02]', async () => {
  const { api, commands } = start();
  const done = commands.signUpForNewsletter('mila@example.org');
  await painted();
  expect(api.last()).toMatchObject({
    name: 'POST /members/newsletter/signups',
    body: { email: 'mila@example.org', language: 'en' },
    headers: { 'x-shop': 'zomer' },
  });
  await api.last().answer({ data: { status: 'pending' } });
  expect(await done).toEqual({ ok: true, value: undefined });
});

test('an invalid address returns a failure, and no request is sent [SSO-02]', async () => {
  const { api, commands } = start();
  expect(await commands.signUpForNewsletter('mila@example')).toMatchObject({ ok: false, error: { status: 400 } });
  expect(api.calls).toEqual([]);
});

test('a link confirms the newsletter by its token; if the server fails, the failure is returned [SSO-02]', async () => {
  const { api, commands } = start();
  const done = commands.confirmNewsletter('the-token');
  await painted();
  expect(api.last()).toMatchObject({ name: 'POST /members/newsletter/confirmations', body: { token: 'the-token' } });
  await api.last().answer({ data: { status: 'subscribed' } });
  expect(await done).toMatchObject({ ok: true });
  const again = commands.confirmNewsletter('the-token');
  await painted();
  await api.last().answer({ error: { code: 'newsletter.link_over', message: '' } }, 404);
  expect(await again).toMatchObject({ ok: false, error: { code: 'newsletter.link_over' } });
});

test('an answer that breaks the contract is a failure and is reported to operators', async () => {
  const { api, report, commands } = start();
  const done = commands.confirmNewsletter('the-token');
  await painted();
  await api.last().answer({ data: 'sure' });
  expect(await done).toMatchObject({ ok: false, error: { code: 'unexpected' } });
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'newsletter.notConfirmed' }));
});

test('an account’s newsletter can be switched on and off [SSO-02]', async () => {
  const { api, commands } = start();
  const done = commands.setNewsletter(false);
  await painted();
  expect(api.last()).toMatchObject({ name: 'PUT /members/newsletter/subscription', body: { subscribed: false } });
  await api.last().answer({ data: { subscribed: false } });
  expect(await done).toEqual({ ok: true, value: undefined });
});
