import axios from 'axios';
import { fakeShopApi, painted } from '../../testing/fakeShopApi.ts';
import { pageFor } from '../../testing/pageFor.ts';
import { createPageStore } from '../app/createPageStore.ts';
import { createApi } from '../app/entry/createApi.ts';
import { requestTransport } from './requestTransport.ts';

const own = axios.defaults.adapter;
// A write is sent after the frame of its press.
globalThis.requestAnimationFrame ??= (run) => Number(setTimeout(run));
afterEach(() => Object.assign(axios.defaults, { adapter: own }));

const request = { name: 'Noor', email: 'noor@example.com', departure: 'Groningen', persons: 4, message: '' };

const start = () => {
  const api = fakeShopApi();
  Object.assign(axios.defaults, { adapter: api.http.defaults.adapter });
  const store = createPageStore(pageFor({ language: 'es' }), '/zomer/transportation');
  const report = jest.fn();
  const done = requestTransport({ store, http: createApi('zomer', () => {}).http, report }, request);
  return { api, report, done };
};

test('a request for a bus is sent unchanged to the mail endpoint, with the language of the page [TRN-04]', async () => {
  const { api, done } = start();
  await painted();
  expect(api.last()).toMatchObject({
    name: 'POST /personalisation/mails',
    body: { ...request, language: 'es' },
    headers: { 'x-shop': 'zomer' },
  });
  await api.last().answer({ data: { accepted: true } });
  expect(await done).toEqual({ ok: true, value: undefined });
});

test('an answer that breaks the contract is a failure and is reported to operators', async () => {
  const { api, report, done } = start();
  await painted();
  await api.last().answer({ data: 'yes' });
  expect(await done).toMatchObject({ ok: false });
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'transport.notRequested' }));
});
