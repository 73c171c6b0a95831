/**
 * Measures how fast the registry returns the versions for a brand's visitors, with 1,000 versions, 50 brands and 3,000 releases of each, one request
 * after the other. It measures twice: in-process, from the request to the whole response (the target applies to this time); and over HTTP, as hosts
 * call it, compared with an empty handler that sends the same body, which shows the machine's share. The records are in an own PostgreSQL.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openStorage } from '@festival/release-registry/openStorage';
import { registryServer } from '@festival/release-registry/server/registryServer';
import { startDatabase } from '@festival/service-kit/database/startDatabase';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { percentile } from './harness/rate.ts';
import { root } from './harness/root.ts';

const brands = 50;
const releases = 3_000;
const remotes = 10;
const versionsOfEach = 100;
const questions = 5_000;
/** Warm-up requests of each kind: a registry runs for weeks, so its code is optimised. */
const warmUp = 2_000;
/** The number of requests of one kind before the next kind's turn. */
const atATime = 250;
/** Milliseconds at the 99th percentile. */
const aim = 1;

const nameOf = (remote: number) => `mf_remote${remote}`;
const versionOf = (index: number) => `1.${index % versionsOfEach}.0`;
const author = { by: 'bench', reason: 'to measure', at: '2026-11-01T10:00:00.000Z' };

/** The path of a record in the registry, and the record. */
type Stored = [path: string, record: object];

function* versionRecords(): Generator<Stored> {
  const paths = Array.from({ length: 60 }, (_, index) => `browser/${index}.js`);
  const files = [...paths, 'server/remote.cjs'].map((path) => ({ path, sha384: `sha384-${'A'.repeat(64)}`, bytes: 1 }));
  for (let index = 0; index < remotes * versionsOfEach; index++) {
    const [name, version] = [nameOf(Math.floor(index / versionsOfEach)), versionOf(index)];
    const exposes = { './main': { js: paths, css: [] } };
    const places = { entry: 'browser/0.js', serverFile: 'server/remote.cjs', exposes };
    const record = { name, version, files, ...places, contracts: '^1.0.0', shared: ['react'] };
    yield [`versions/${name}/${version}/version`, { ...record, publishedBy: author.by, publishedAt: author.at }];
  }
}

/** Each release changes one remote; the others keep the version of their last change. */
function* releaseRecords(): Generator<Stored> {
  for (let brand = 0; brand < brands; brand++) {
    const pins = Object.fromEntries(
      Array.from({ length: remotes }, (_, remote) => [nameOf(remote), { stable: '1.0.0' }]),
    );
    for (let revision = 1; revision <= releases; revision++) {
      pins[nameOf(revision % (remotes - 1))] = { stable: versionOf(Math.floor(revision / remotes)) };
      const record = { brand: `brand${brand}`, revision, parent: revision - 1, ...author, pins: { ...pins } };
      yield [`brands/brand${brand}/${String(revision).padStart(8, '0')}`, record];
    }
  }
}

/** Writes the records into an empty database, in which a registry has created the tables. */
async function writeDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const rows = [...versionRecords(), ...releaseRecords()].map(([path, record]) => ({
    folder: posix.dirname(path),
    name: posix.basename(path),
    record: JSON.stringify(record),
  }));
  const folders = [...new Set(rows.flatMap(({ folder }) => [folder, posix.dirname(folder)]))]
    .filter((folder) => folder.includes('/'))
    .map((folder) => ({ folder: posix.dirname(folder), name: posix.basename(folder), record: null }));
  const all = [...rows, ...folders];
  for (let from = 0; from < all.length; from += 5_000) {
    const some = all.slice(from, from + 5_000);
    await client.query('insert into registry.records select * from unnest($1::text[], $2::text[], $3::json[])', [
      some.map(({ folder }) => folder),
      some.map(({ name }) => name),
      some.map(({ record }) => record),
    ]);
  }
  await client.end();
}

const token = 'a-token-for-the-bench';
/** Hosts send their token, so that their requests are not limited. */
const authorization = `Bearer ${token}`;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Milliseconds from the request to the last byte of the response. */
const ask = (url: string, headers: Record<string, string> = {}) =>
  new Promise<{ took: number; etag: string; status: number }>((resolve, reject) => {
    const began = performance.now();
    get(url, { agent, headers: { ...headers, authorization } }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        resolve({ took: performance.now() - began, etag: String(answer.headers.etag), status: answer.statusCode ?? 0 }),
      );
    }).on('error', reject);
  });

/** Milliseconds from the request to the whole response, without a network. */
async function askInProcess(registry: FastifyInstance, url: string, headers: Record<string, string> = {}) {
  const began = performance.now();
  const { statusCode } = await registry.inject({ url, headers: { ...headers, authorization } });
  if (statusCode !== (headers['if-none-match'] ? 304 : 200)) throw new Error(`status ${statusCode} of ${url}`);
  return performance.now() - began;
}

function print(name: string, times: number[], limit?: number): void {
  const p99 = percentile(times, 0.99);
  const verdict = limit === undefined ? '' : `   aim under ${limit} ms: ${p99 < limit ? 'met' : 'MISSED'}`;
  console.log(`  ${name.padEnd(52)} p50 ${percentile(times, 0.5).toFixed(3)} ms   p99 ${p99.toFixed(3)} ms${verdict}`);
}

const port = 3953;
const url = `http://127.0.0.1:${port}`;

async function startRegistry(folder: string, databaseUrl: string): Promise<ChildProcess> {
  const settings = {
    PORT: String(port),
    REGISTRY_DATA: folder,
    REGISTRY_DATABASE_URL: databaseUrl,
    REGISTRY_TOKEN: token,
    PUBLISHER_KEYS: 'unsigned',
    LOG_LEVEL: 'silent',
  };
  const env = { ...process.env, ...settings };
  const registry = spawn(process.execPath, [join(root, 'services/release-registry/src/main.ts')], {
    env,
    stdio: 'inherit',
  });
  while (registry.exitCode === null && !(await fetch(`${url}/health`).catch(() => undefined))) await delay(50);
  if (registry.exitCode !== null) throw new Error('The registry did not start');
  return registry;
}

const data = mkdtempSync(join(tmpdir(), 'bench-releases-'));
chmodSync(data, 0o755);
const database = await startDatabase({ dataFolder: join(data, 'postgres') });
try {
  const registry = await startRegistry(data, database.url);
  await writeDatabase(database.url);
  const peer = Fastify();
  const body = await (await fetch(`${url}/brands/brand0/release`)).text();
  peer.get('/', async (_, reply) => reply.type('application/json; charset=utf-8').send(body));
  const peerUrl = await peer.listen({ host: '127.0.0.1', port: 0 });

  const storage = await openStorage({ data, databaseUrl: database.url });
  const near = await registryServer({ storage, token, logLevel: 'silent' });

  const address = (index: number) => `${url}/brands/brand${index % brands}/release`;
  const tags = new Map<string, string>();
  const first: number[] = [];
  for (let brand = 0; brand < brands; brand++) {
    const { took, etag } = await ask(address(brand));
    first.push(took);
    await askInProcess(near, address(brand));
    tags.set(address(brand), etag);
  }
  const asked = (of: string) => ({ 'if-none-match': tags.get(of) ?? '' });
  const kinds = {
    'unchanged (304), what hosts ask': (index: number) => askInProcess(near, address(index), asked(address(index))),
    'the whole document': (index: number) => askInProcess(near, address(index)),
    'an empty handler with the same body': () => askInProcess(peer, '/'),
    'over HTTP: unchanged': async (index: number) => (await ask(address(index), asked(address(index)))).took,
    'over HTTP: the whole document': async (index: number) => (await ask(address(index))).took,
    'over HTTP: an empty handler with the same body': async () => (await ask(peerUrl)).took,
  };
  console.log(
    `${remotes * versionsOfEach} versions, ${brands} brands, ${releases} releases of each; ${questions} questions of a kind`,
  );
  // Waits until the disk has finished the previous writes.
  execFileSync('sync');
  const measured = Object.keys(kinds).map((): number[] => []);
  for (let begin = 0; begin < warmUp + questions; begin += atATime) {
    for (const [kind, measure] of Object.values(kinds).entries()) {
      for (let index = begin; index < begin + atATime; index++) {
        const took = await measure(index);
        if (begin >= warmUp) measured[kind]?.push(took);
      }
    }
  }
  for (const [kind, name] of Object.keys(kinds).entries()) {
    print(name, measured[kind] ?? [], kind < 2 ? aim : undefined);
  }
  print('over HTTP: a brand’s first question after a start', first);
  await near.close();
  registry.kill();
  await peer.close();
} finally {
  agent.destroy();
  await database.stop();
  rmSync(data, { recursive: true, force: true });
}
