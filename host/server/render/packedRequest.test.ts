import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import { pageFor } from '../../testing/pageFor.ts';
import { packed, unpacked } from './packedRequest.ts';
import type { RenderRequest } from './renderRequest.ts';

const products = [productFor({ id: 'weekend' })];
const integrity = { 'mf_tickets/1.0.0/browser/a.js': 'sha384-a' };
const files = { mf_tickets: { version: '1.0.0', entry: 'browser/a.js', exposes: {} } };

const requestFor = (page: Partial<RenderRequest['page']> = {}): RenderRequest => ({
  origin: 'http://shop.example',
  url: '/zomer/tickets',
  nonce: 'n',
  build: '/build',
  page: { ...pageFor({ products }), integrity, ...page },
  files,
  moduleTimeLimit: 300,
  skeletonsOnly: false,
  apiPort: new MessageChannel().port1 as unknown as RenderRequest['apiPort'],
  began: new Int32Array(new SharedArrayBuffer(4)),
});

test('a worker gets the request that was packed', () => {
  for (const request of [requestFor(), requestFor({ config: null, products: [] })]) {
    const sent = JSON.parse(JSON.stringify(request));
    expect(JSON.parse(JSON.stringify(unpacked(packed(request))))).toEqual(sent);
  }
});

test('what pages have in common is written once and read once; what is a visitor’s own is not', () => {
  const [one, two] = [requestFor(), requestFor({ language: 'en' })].map(packed);
  expect(one?.common).toEqual(two?.common);
  expect(JSON.stringify(one?.page)).not.toContain('weekend');
  const [first, second] = [one, two].map((request) => request && unpacked(request));
  expect(first?.page.products).toBe(second?.page.products);
  expect(second?.page.language).toBe('en');
});

test('a page of other products gets those', () => {
  const [one, two] = ['weekend', 'friday'].map((id) =>
    unpacked(packed(requestFor({ products: [productFor({ id })] }))),
  );
  expect(one?.page.products.map(({ id }) => id)).toEqual(['weekend']);
  expect(two?.page.products.map(({ id }) => id)).toEqual(['friday']);
});
