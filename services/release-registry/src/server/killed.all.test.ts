import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { endingWithParent } from '@festival/service-kit/database/endingWithParent';
import { sha384Of } from '@festival/service-kit/hash/sha384Of';
import { registryClient } from '../client/registryClient.ts';
import type { StoragePlaces } from '../openStorage.ts';
import { aPackage, publicationOf } from '../testing/aPackage.ts';
import { aRegistry, aStockedRegistry, closeRegistries, publisherKeys, token } from '../testing/aRegistry.ts';
import { testStore } from '../testing/testStores.ts';

afterEach(closeRegistries);
// A busy machine is slow.
jest.setTimeout(300_000);

test('after the service is killed during publishing and activating, everything that it has acknowledged is stored [FED-04]', async () => {
  const { data } = await aStockedRegistry();
  const places = await testStore(data);
  const acknowledged = { versions: [] as string[], revision: 0 };
  for (let round = 0; round < 3; round++) {
    const service = await startService(places);
    const client = registryClient({ url: service.url, token });
    const publishing = (async () => {
      for (let patch = 0; ; patch++) {
        const built = aPackage({ version: `${10 + round}.0.${patch}` });
        if (!(await put(service.url, built))) return;
        acknowledged.versions.push(built.manifest.version);
      }
    })();
    const activating = (async () => {
      for (let turn = 0; ; turn++) {
        const changes = { mf_tickets: { version: turn % 2 === 0 ? '1.1.0' : '1.0.0' } };
        const looked = await client.currentRevision('solstrand');
        if (!looked.ok) return expect(looked.error.code).toBe('unreachable');
        const change = { brand: 'solstrand', parent: looked.value, by: 'ada', reason: 'to and fro', changes };
        const result = await client.activate(change);
        if (!result.ok) return expect(result.error.code).toBe('unreachable');
        if (result.value.outcome !== 'waiting') acknowledged.revision = result.value.release.revision;
      }
    })();
    const enough = 2 * (round + 1);
    while (acknowledged.versions.length < enough || acknowledged.revision < enough) await delay(20);
    await delay(round * 70);
    service.kill();
    await Promise.all([publishing, activating, service.exited]);
  }

  const restarted = await aRegistry({ data });
  const published: ListedVersion[] = (await restarted.send('GET', '/versions?remote=mf_tickets&limit=100')).json()
    .versions;
  expect(published.map(({ version }) => version)).toEqual(expect.arrayContaining(acknowledged.versions));
  for (const { name, version } of published) {
    const { files }: RemoteVersion = (await restarted.send('GET', `/versions/${name}/${version}`)).json();
    for (const { path, sha384 } of files) {
      const answer = await restarted.send('GET', `/files/${name}/${version}/${path}`);
      expect([version, path, sha384Of(answer.rawPayload)]).toEqual([version, path, sha384]);
    }
  }
  expect((await restarted.document()).release.revision).toBeGreaterThanOrEqual(acknowledged.revision);
  expect(acknowledged.versions.length).toBeGreaterThan(3);
  expect(acknowledged.revision).toBeGreaterThan(3);
});

async function put(url: string, built: ReturnType<typeof aPackage>): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/versions/mf_tickets/${built.manifest.version}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(publicationOf(built)),
    });
    return answer.status === 201;
  } catch {
    return false;
  }
}

/** The service in a separate process, as in production. */
async function startService(places: StoragePlaces) {
  const service = spawn(...endingWithParent('KILL', [process.execPath, join(import.meta.dirname, '../main.ts')]), {
    env: {
      ...process.env,
      ...settingsOf(places),
      PORT: '0',
      REGISTRY_TOKEN: token,
      PUBLISHER_KEYS: publisherKeys,
      NODE_OPTIONS: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(service, 'exit');
  for await (const line of createInterface({ input: service.stdout })) {
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (url !== undefined) {
      service.stdout.resume();
      return { url, kill: () => service.kill('SIGKILL'), exited };
    }
  }
  throw new Error('the service ended before it listened');
}

/** The settings of a service with these storage places. */
import type { ListedVersion } from '../versions/listedVersion.ts';

const settingsOf = ({ data, databaseUrl, files }: StoragePlaces): NodeJS.ProcessEnv => ({
  REGISTRY_DATA: data,
  REGISTRY_DATABASE_URL: databaseUrl,
  REGISTRY_FILES: typeof files === 'object' ? `s3://${files.bucket}/${files.prefix}` : files,
  AWS_ENDPOINT_URL_S3: typeof files === 'object' ? files.endpoint : undefined,
});
