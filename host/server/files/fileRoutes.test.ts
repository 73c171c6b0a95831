import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { deltaStore } from './deltaStore.ts';
import { fileRoutes } from './fileRoutes.ts';

const code = (change: string) =>
  `${Array.from({ length: 300 }, (_, index) => `list.push(${index});`).join('')}${change}`;
const files = {
  'shop.aaaaaaaaaaaa.js': code('of the earlier build'),
  'shop.bbbbbbbbbbbb.js': code('of the later build'),
  'shop.bbbbbbbbbbbb.js.br': 'compressed',
  'shop.bbbbbbbbbbbb.js.gz': 'packed',
  'theme.cccccccccccc.css': code('of the later brand'),
  'plain.js': code('without a hash'),
};
const further = { 'theme.dddddddddddd.css': code('of the earlier brand') };
const folder = temporaryFolder();
let app: FastifyInstance;

beforeAll(async () => {
  const assets = ['browser', 'further'].map((name) => join(folder, name));
  for (const [index, of] of [files, further].entries()) {
    mkdirSync(assets[index] ?? '');
    for (const [name, content] of Object.entries(of)) writeFileSync(join(assets[index] ?? '', name), content);
  }
  writeFileSync(join(folder, 'secret.eeeeeeeeeeee.js'), code('of nobody'));
  app = Fastify();
  await fileRoutes(app, { assets, brands: [], deltas: deltaStore({ onError: () => {}, patience: 20_000 }) });
});
afterAll(() => app.close());

const offer = (content: string, id: string) => ({
  'accept-encoding': 'gzip, br, zstd, dcb, dcz',
  'available-dictionary': `:${createHash('sha256').update(content).digest('base64')}:`,
  'dictionary-id': `"${id}"`,
});
const immutable = 'public, max-age=31536000, immutable';

test.each([
  ['shop.bbbbbbbbbbbb.js', files['shop.aaaaaaaaaaaa.js'], 'aaaaaaaaaaaa', 'text/javascript; charset=utf-8'],
  ['theme.cccccccccccc.css', further['theme.dddddddddddd.css'], 'dddddddddddd', 'text/css; charset=utf-8'],
] as const)(
  '%s is sent as a delta against an earlier build, and decodes to the file',
  async (name, dictionary, id, type) => {
    const answer = await app.inject({ url: `/assets/${name}`, headers: offer(dictionary, id) });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': type,
      'cache-control': immutable,
      vary: 'accept-encoding, available-dictionary',
      'access-control-allow-origin': '*',
      'use-as-dictionary': expect.stringContaining('id="'),
    });
    expect(answer.rawPayload.length).toBeLessThan(120);
    const decoded = zstdDecompressSync(answer.rawPayload.subarray(40), { dictionary: Buffer.from(dictionary) });
    expect(decoded.toString()).toBe(files[name]);
  },
);

test.each([
  ['br', 'compressed'],
  ['gzip', 'packed'],
  [undefined, files['shop.bbbbbbbbbbbb.js']],
])('a browser without a dictionary gets the current file: %s', async (encoding, body) => {
  const answer = await app.inject({
    url: '/assets/shop.bbbbbbbbbbbb.js',
    headers: { 'accept-encoding': encoding ?? '' },
  });
  expect([answer.headers['content-encoding'], answer.body]).toEqual([encoding, body]);
  expect(answer.headers).toMatchObject({
    'cache-control': immutable,
    vary: 'accept-encoding, available-dictionary',
    'use-as-dictionary': 'match="/assets/shop.*.js", id="bbbbbbbbbbbb"',
  });
});

test('a file of another name, or outside of the folder, is not used as a dictionary', async () => {
  const former = files['shop.aaaaaaaaaaaa.js'];
  const tried = [
    offer(former, 'bbbbbbbbbbbb'),
    offer(former, '../shop.aaaaaaaaaaaa'),
    offer(files['plain.js'], ''),
    { ...offer(former, 'aaaaaaaaaaaa'), range: 'bytes=0-9' },
  ];
  for (const headers of tried) {
    const answer = await app.inject({ url: '/assets/shop.bbbbbbbbbbbb.js', headers });
    expect(answer.headers['content-encoding']).not.toBe('dcz');
    expect(answer.statusCode).toBeLessThan(300);
  }
  const outside = await app.inject({
    url: '/assets/..%2fsecret.ffffffffffff.js',
    headers: offer(code('of nobody'), 'eeeeeeeeeeee'),
  });
  expect(outside.statusCode).toBe(404);
  const missing = await app.inject({ url: '/assets/shop.ffffffffffff.js', headers: offer(former, 'aaaaaaaaaaaa') });
  expect([missing.statusCode, missing.headers['use-as-dictionary']]).toEqual([404, undefined]);
});

test('a file whose name never changes is not declared as a dictionary, since it has no later version', async () => {
  const answer = await app.inject('/assets/plain.js');
  expect(answer.headers['use-as-dictionary']).toBeUndefined();
});
