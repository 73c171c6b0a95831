import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { deltaStore } from '../files/deltaStore.ts';
import { type AnsweringServer, answeringServer } from '../testing/answeringServer.ts';
import { publishedVersion, publisherKeys, registryOf } from '../testing/publishedVersion.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { remoteRoutes } from './remoteRoutes.ts';
import { remoteStore } from './remoteStore.ts';

const script = 'var mf_tickets;';
const maps = { 'browser/remoteEntry.js.map': '{}', 'browser/remoteEntry.js.map.br': '{}' };
const files = { 'browser/remoteEntry.js': script, 'server/remote.cjs': 'module.exports = {};', ...maps };
const version = publishedVersion('1.0.0', files);
const dataFolder = join(temporaryFolder(), 'routes');
let registry: AnsweringServer;
let app: FastifyInstance;

beforeAll(async () => {
  registry = await answeringServer(registryOf(version, files));
  app = Fastify();
  const remotes = remoteStore({ registryUrl: registry.url, dataFolder, keys: publisherKeys, onUnreadable: () => {} });
  remoteRoutes(app, { remotes, deltas: deltaStore({ onError: () => {} }) });
});
afterAll(async () => {
  await app.close();
  await registry.close();
});

test('a remote’s file comes from this origin and is cached permanently', async () => {
  const answer = await app.inject('/remotes/mf_tickets/1.0.0/browser/remoteEntry.js');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(script);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
});

test('the server’s file and unpublished files are not served to browsers', async () => {
  for (const path of ['1.0.0/server/remote.cjs', '1.0.0/browser/other.js', '9.9.9/browser/remoteEntry.js']) {
    expect((await app.inject(`/remotes/mf_tickets/${path}`)).statusCode).toBe(404);
  }
  expect((await app.inject('/remotes/mf_tickets/1.0.0/..%2f..%2frecord.json')).statusCode).toBe(404);
});

test('source maps and their hashes are not available to pages [BYD-08]', async () => {
  for (const path of Object.keys(maps)) {
    const answer = await app.inject(`/remotes/mf_tickets/1.0.0/${path}`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'unknown_file']);
    expect((await app.inject('/remotes/mf_tickets/1.0.0/manifest.json')).body).not.toContain('.map');
  }
});

test('a page that falls back to a version gets its hashes [FED-08]', async () => {
  const { files: hashes } = (await app.inject('/remotes/mf_tickets/1.0.0/manifest.json')).json();
  expect(hashes).toEqual(version.files.filter(({ path }) => !(path in maps)));
});
