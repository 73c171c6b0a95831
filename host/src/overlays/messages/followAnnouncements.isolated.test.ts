/** @jest-environment ./host/testing/pageEnvironment.cjs */
import type { ModalAnswer } from '@festival/shared-contracts/commands/overlayCommands';
import { fakeShopApi, settled } from '../../../testing/fakeShopApi.ts';
import { pass, useFakeTimers } from '../../../testing/useFakeTimers.ts';
import { followAnnouncements } from './followAnnouncements.ts';

const news = { title: 'Storing bij iDEAL', error: 'Betaal even met je kaart.' };
const polls = 'GET /shopping/announcement';

const stops: (() => void)[] = [];
const start = () => {
  const api = fakeShopApi();
  const answers: ((answer: ModalAnswer) => void)[] = [];
  const openModal = jest.fn(() => new Promise<ModalAnswer>((answer) => answers.push(answer)));
  const report = jest.fn();
  stops.push(followAnnouncements({ http: api.http, openModal, report, slug: 'zomer', memory: () => localStorage }));
  const dismiss = async () => {
    for (const answer of answers.splice(0)) answer('confirm');
    await settled();
  };
  return { api, openModal, report, dismiss };
};

const see = (state: 'visible' | 'hidden') =>
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });

beforeEach(() => {
  useFakeTimers();
  localStorage.clear();
  see('visible');
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('while the tab is visible, the shop is polled every 60 s, with the time in the query [NTC-01]', async () => {
  jest.setSystemTime(1_000_000);
  const { api, openModal } = start();
  await settled();
  await api.last().answer(JSON.stringify({ message: null }));
  expect([api.names(), api.last().query]).toEqual([[polls], { time: 1_000_000 }]);
  await pass(59_999);
  expect(api.calls).toHaveLength(1);
  await pass(1);
  expect([api.calls.length, api.last().query]).toEqual([2, { time: 1_060_000 }]);
  await api.last().answer(JSON.stringify({ message: null }));
  see('hidden');
  await pass(180_000);
  expect(api.calls).toHaveLength(2);
  see('visible');
  await pass(60_000);
  expect(api.calls).toHaveLength(3);
  expect(openModal).not.toHaveBeenCalled();
});

test('a message opens 8002 with its title and text; a dismissed message does not open again in this browser, but the next one does [NTC-01]', async () => {
  const { api, openModal, dismiss } = start();
  await settled();
  await api.last().answer(JSON.stringify({ message: news }));
  expect(openModal.mock.calls).toEqual([[8002, { message: news.error, values: { title: news.title } }]]);
  await dismiss();
  await pass(60_000);
  await api.last().answer(JSON.stringify({ message: news }));
  const other = start();
  await settled();
  await other.api.last().answer(JSON.stringify({ message: news }));
  expect([openModal.mock.calls.length, other.openModal.mock.calls.length]).toEqual([1, 0]);
  await pass(60_000);
  await api.last().answer(JSON.stringify({ message: { ...news, title: 'Weer goed' } }));
  expect(openModal).toHaveBeenCalledTimes(2);
});

test('a poll that fails is reported, and the polling continues [NTC-01, ERR-04]', async () => {
  const { api, report, openModal } = start();
  await settled();
  await api.last().lose();
  await pass(60_000);
  expect(report.mock.calls).toEqual([[{ kind: 'announcement.notRead', message: 'network (0)' }]]);
  await api.last().answer('no json');
  expect(report).toHaveBeenCalledTimes(2);
  await pass(60_000);
  await api.last().answer(JSON.stringify({ message: news }));
  expect(openModal).toHaveBeenCalledTimes(1);
});
