import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import { pageFor } from '../../testing/pageFor.ts';
import { jsonSender } from './commonSlots.ts';
import { packed, unpacked } from './packedRequest.ts';
import type { PageWays, RenderRequest } from './renderRequest.ts';

const products = [productFor({ id: 'weekend' })];
const remoteSteps = { steps: [], texts: {} };
const integrity = { 'mf_tickets/1.0.0/browser/a.js': 'sha384-a' };
const files = { mf_tickets: { version: '1.0.0', entry: 'browser/a.js', exposes: {} } };

const requestFor = (page: Partial<RenderRequest['page']> = {}): Omit<RenderRequest, keyof PageWays> => ({
  origin: 'http://shop.example',
  url: '/zomer/tickets',
  nonce: 'n',
  build: '/build',
  page: { ...pageFor({ products, remoteSteps }), integrity, ...page },
  files,
  moduleTimeLimit: 300,
  skeletonsOnly: false,
  skippedModules: [],
});

test('a process gets the same request that was packed', () => {
  for (const request of [requestFor(), requestFor({ config: null, products: [], remoteSteps: undefined })]) {
    const sent = JSON.parse(JSON.stringify(request));
    expect(JSON.parse(JSON.stringify(unpacked(packed(request, jsonSender()))))).toEqual(sent);
  }
});

test('shared values are sent to a process once and parsed once; a visitor’s own values are not shared', () => {
  const send = jsonSender();
  const [one, two] = [requestFor(), requestFor({ language: 'en' })].map((request) => packed(request, send));
  expect(JSON.stringify(one)).toContain('weekend');
  expect(JSON.stringify(two)).not.toContain('weekend');
  const [first, second] = [one, two].map((request) => request && unpacked(request));
  expect(first?.page.products).toBe(second?.page.products);
  // The routes of these steps are created once for all pages.
  expect(first?.page.remoteSteps).toBe(second?.page.remoteSteps);
  expect(second?.page.language).toBe('en');
});

test('a process that has had many other values since then gets the value again', () => {
  const send = jsonSender();
  expect([send('1').json, send('1').json]).toEqual(['1', undefined]);
  for (let other = 2; other <= 64; other += 1) send(String(other));
  expect(send('1').json).toBeUndefined();
  expect(send('65').slot).toBe(0);
  expect(send('1')).toEqual({ slot: 1, json: '1' });
  expect(send('2').json).toBe('2');
});

test('a page with other products gets those products', () => {
  const send = jsonSender();
  const [one, two] = ['weekend', 'friday'].map((id) =>
    unpacked(packed(requestFor({ products: [productFor({ id })] }), send)),
  );
  expect(one?.page.products.map(({ id }) => id)).toEqual(['weekend']);
  expect(two?.page.products.map(({ id }) => id)).toEqual(['friday']);
});
