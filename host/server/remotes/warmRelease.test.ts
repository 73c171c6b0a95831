import Fastify from 'fastify';
import { answeringServer } from '../testing/answeringServer.ts';
import { publisherKeys } from '../testing/publishedVersion.ts';
import { releaseDocument } from '../testing/releaseDocument.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { remoteStore } from './remoteStore.ts';
import { warmRelease } from './warmRelease.ts';

const dataFolder = temporaryFolder();

test('a file that cannot be prefetched is fetched by the page that needs it, and the log says why [ERR-04]', async () => {
  const registry = await answeringServer(() => ({ status: 500 }));
  const lines: string[] = [];
  const { log } = Fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } });
  const store = remoteStore({
    registryUrl: registry.url,
    dataFolder,
    keys: publisherKeys,
    onUnreadable: () => {},
  });
  const warm = jest.fn(async () => {});
  const pool = { render: jest.fn(), warm, pagesPerSecond: () => 1, close: async () => {} };
  await warmRelease(releaseDocument({ versions: ['1.0.0'] }), store, pool, log);
  expect(warm).toHaveBeenCalledWith('solstrand', []);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      remote: 'mf_tickets',
      version: '1.0.0',
      msg: 'a file of a remote was not fetched ahead',
      err: expect.objectContaining({ message: expect.stringContaining('500') }),
    }),
  ]);
  await registry.close();
});
