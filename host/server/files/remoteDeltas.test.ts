import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { sha384Of } from '@festival/service-kit/hash/sha384Of';
import Fastify, { type FastifyInstance } from 'fastify';
import { remoteRoutes } from '../remotes/remoteRoutes.ts';
import { remoteStore } from '../remotes/remoteStore.ts';
import { type AnsweringServer, answeringServer } from '../testing/answeringServer.ts';
import { publishedVersion, publisherKeys, registryOf } from '../testing/publishedVersion.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { deltaStore } from './deltaStore.ts';

const code = (change: string) =>
  `${Array.from({ length: 300 }, (_, index) => `list.push(${index});`).join('')}${change}`;
const filesOf = (change: string, hash: string) => ({
  'browser/remoteEntry.js': code(change),
  [`browser/tickets.${hash}.js`]: code(`tickets ${change}`),
  [`browser/tickets.${hash}.js.br`]: 'as published',
  'browser/same.0123456789ab.css': code('same'),
  'browser/odd+name.js': code(change),
  'server/remote.cjs': code(`server ${change}`),
});
const hashes = { '1.0.0': 'aaaaaaaaaaaa', '1.1.0': 'bbbbbbbbbbbb' };
const published = Object.entries(hashes).map(([version, hash]) => {
  const files = filesOf(version, hash);
  return { files, record: publishedVersion(version, files) };
});
const [earlier, later] = published;
if (!earlier || !later) throw new Error('two versions');

const dataFolder = join(temporaryFolder(), 'deltas');
let registry: AnsweringServer;
let app: FastifyInstance;

beforeAll(async () => {
  registry = await answeringServer((request) => {
    const { files, record } = request.path.includes('/1.0.0') ? earlier : later;
    return registryOf(record, files)(request);
  });
  app = Fastify();
  const remotes = remoteStore({ registryUrl: registry.url, dataFolder, keys: publisherKeys, onUnreadable: () => {} });
  remoteRoutes(app, { remotes, deltas: deltaStore({ onError: () => {}, patience: 20_000 }) });
});
afterAll(async () => {
  await app.close();
  await registry.close();
});

const all = 'gzip, br, zstd, dcb, dcz';
const addressOf = (path: string, version = '1.1.0') => `/remotes/mf_tickets/${version}/${path}`;
const offer = (content: string, id: string, accepted = all) => ({
  'accept-encoding': accepted,
  'available-dictionary': `:${createHash('sha256').update(content).digest('base64')}:`,
  'dictionary-id': `"${id}"`,
});
const ask = (path: string, headers: Record<string, string>) => app.inject({ url: addressOf(path), headers });
const contentOf = ({ files }: { files: Record<string, string> }, path: string) => files[path] ?? '';

test.each([
  ['browser/remoteEntry.js', 'browser/remoteEntry.js', '1.0.0'],
  ['browser/tickets.bbbbbbbbbbbb.js', 'browser/tickets.aaaaaaaaaaaa.js', '1.0.0/aaaaaaaaaaaa'],
  ['browser/same.0123456789ab.css', 'browser/same.0123456789ab.css', '1.0.0/0123456789ab'],
])('%s is sent as a delta, and decodes to the file of the published hash [FED-08]', async (path, former, id) => {
  const dictionary = contentOf(earlier, former);
  const answer = await ask(path, offer(dictionary, id));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-encoding': 'dcz',
    vary: 'accept-encoding, available-dictionary',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'content-type': path.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8',
  });
  expect(answer.rawPayload.length).toBeLessThan(120);
  const decoded = zstdDecompressSync(answer.rawPayload.subarray(40), { dictionary: Buffer.from(dictionary) });
  expect(sha384Of(decoded)).toBe(later.record.files.find((file) => file.path === path)?.sha384);
});

test('a file’s response names the addresses for which it is a dictionary, also if the file is sent as a delta', async () => {
  const headerOf = async (path: string, headers = {}) => (await ask(path, headers)).headers['use-as-dictionary'];
  const tickets = 'match="/remotes/mf_tickets/*/browser/tickets.*.js", id="1.1.0/bbbbbbbbbbbb"';
  const earlierTickets = contentOf(earlier, 'browser/tickets.aaaaaaaaaaaa.js');
  expect(await headerOf('browser/tickets.bbbbbbbbbbbb.js')).toBe(tickets);
  expect(await headerOf('browser/tickets.bbbbbbbbbbbb.js', offer(earlierTickets, '1.0.0/aaaaaaaaaaaa'))).toBe(tickets);
  expect(await headerOf('browser/remoteEntry.js')).toBe(
    'match="/remotes/mf_tickets/*/browser/remoteEntry.js", id="1.1.0"',
  );
  expect(await headerOf('browser/odd+name.js')).toBeUndefined();
});

test('a visitor without a dictionary, or with another one, gets the published file', async () => {
  const path = 'browser/tickets.bbbbbbbbbbbb.js';
  const former = contentOf(earlier, 'browser/tickets.aaaaaaaaaaaa.js');
  const right = offer(former, '1.0.0/aaaaaaaaaaaa');
  const others = [
    { 'accept-encoding': 'gzip, br' },
    { 'accept-encoding': all },
    offer(former, '1.0.0/aaaaaaaaaaaa', 'gzip, br, zstd, dcb'),
    { ...right, 'available-dictionary': 'no hash' },
    offer('another content', '1.0.0/aaaaaaaaaaaa'),
    ...['1.0.0', '9.9.9/aaaaaaaaaaaa', '../../1.0.0', '1.0.0/../../server/remote', 'x', '1.0.0/a/b'].map((id) =>
      offer(former, id),
    ),
  ];
  for (const headers of others) {
    const answer = await ask(path, headers);
    expect([answer.statusCode, answer.headers['content-encoding'], answer.body]).toEqual([200, 'br', 'as published']);
    expect(answer.headers.vary).toBe('accept-encoding, available-dictionary');
  }
  expect((await ask(path, right)).headers['content-encoding']).toBe('dcz');
});

test('the server’s file is not a dictionary, and none of its content is sent', async () => {
  const server = contentOf(earlier, 'server/remote.cjs');
  expect((await ask('server/remote.cjs', offer(server, '1.0.0'))).statusCode).toBe(404);
  const answer = await ask('browser/remoteEntry.js', offer(server, '1.0.0'));
  expect(answer.headers['content-encoding']).toBeUndefined();
});
