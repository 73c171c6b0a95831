/**
 * Measures how many bytes of scripts and styles a returning visitor fetches after an update, with and without deltas. The files are requested from
 * the host's own routes, and each response is decoded and compared. By default the update is a line of code and a text; with FORMER, the root of
 * another built checkout, it is the difference between that release and this one.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { deltaStore } from '@festival/host/deltas/deltaStore';
import { fileRoutes } from '@festival/host/files/fileRoutes';
import { remoteRoutes } from '@festival/host/remotes/remoteRoutes';
import Fastify, { type FastifyInstance } from 'fastify';
import { root } from '../harness/root.ts';
import { builtIn, editedRelease, type Release } from './builds.ts';

type RemoteVersion = Parameters<Parameters<typeof remoteRoutes>[1]['remotes']['file']>[0];

interface Update {
  name: string;
  bytes: number;
  today: number;
}

/** A file's name without its content hash. */
const stemOf = (file: string) => file.replace(/\.[0-9a-f]{12}(?=\.(js|css)$)/, '');
const isCode = (file: string) => /\.(js|css)$/.test(file);
const recordOf = (folder: string, version: string) =>
  ({ ...JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')), version }) as RemoteVersion;

async function routesOf(former: Release, later: Release): Promise<FastifyInstance> {
  const app = Fastify();
  const deltas = deltaStore({ onError: (error) => console.error(error), patience: 10_000, mostWork: 60_000 });
  await fileRoutes(app, { assets: [later.assets, former.assets], brands: [], deltas });
  const folders: Record<string, string> = { '1.0.0': former.remote, '1.1.0': later.remote };
  const remotes = {
    version: async (_name: string, version: string) => recordOf(folders[version] ?? '', version),
    file: async ({ version }: RemoteVersion, file: string) => path.join(folders[version] ?? '', file),
  };
  remoteRoutes(app, { remotes, deltas });
  return app;
}

/** The bytes of a URL for a visitor whose cache contains `former`, the former version of the file; the browser names it in its request. */
async function updateOf(
  app: FastifyInstance,
  address: string,
  former: { file: string; id: string } | undefined,
): Promise<Update> {
  const ask = async (headers: Record<string, string>) => {
    const answer = await app.inject({ url: address, headers });
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} of ${address}`);
    return { body: answer.rawPayload, encoding: answer.headers['content-encoding'] };
  };
  const name = stemOf(path.basename(address));
  const today = (await ask({ 'accept-encoding': 'gzip, br' })).body.length;
  if (!former) return { name, bytes: today, today };
  const dictionary = readFileSync(former.file);
  const sha256 = createHash('sha256').update(dictionary).digest('base64');
  const { body, encoding } = await ask({
    'accept-encoding': 'gzip, br, zstd, dcb, dcz',
    'available-dictionary': `:${sha256}:`,
    'dictionary-id': `"${former.id}"`,
  });
  if (encoding === 'dcz') {
    const whole = (await ask({ 'accept-encoding': 'identity' })).body;
    if (!zstdDecompressSync(body.subarray(40), { dictionary }).equals(whole))
      throw new Error(`${address} has other content`);
  }
  return { name, bytes: body.length, today };
}

const hashIn = (file: string) => /\.([0-9a-f]{12})\.\w+$/.exec(file)?.[1] ?? '';

/** Files of the later release that the former release lacks. */
async function hostUpdates(app: FastifyInstance, former: Release, later: Release): Promise<Update[]> {
  const before = readdirSync(former.assets).filter(isCode);
  const after = readdirSync(later.assets).filter((file) => isCode(file) && !before.includes(file));
  return Promise.all(
    after.map((file) => {
      const known = before.find((one) => stemOf(one) === stemOf(file));
      return updateOf(
        app,
        `/assets/${file}`,
        known ? { file: path.join(former.assets, known), id: hashIn(known) } : undefined,
      );
    }),
  );
}

async function remoteUpdates(app: FastifyInstance, former: Release, later: Release): Promise<Update[]> {
  const filesOf = ({ remote }: Release) => readdirSync(path.join(remote, 'browser')).filter(isCode);
  return Promise.all(
    filesOf(later).map((file) => {
      const known = filesOf(former).find((one) => stemOf(one) === stemOf(file));
      const idOf = (one: string) => ['1.0.0', hashIn(one)].filter(Boolean).join('/');
      const offered = known ? { file: path.join(former.remote, 'browser', known), id: idOf(known) } : undefined;
      return updateOf(app, `/remotes/mf_tickets/1.1.0/browser/${file}`, offered);
    }),
  );
}

function print(title: string, updates: readonly Update[]): void {
  const sum = (key: 'bytes' | 'today') => updates.reduce((total, update) => total + update[key], 0);
  const row = (name: string, today: number, bytes: number) =>
    console.log(`  ${name.padEnd(52)}${String(today).padStart(8)}${String(bytes).padStart(12)}`);
  console.log(`\n${title}\n${' '.repeat(47)}whole files, B   deltas, B`);
  for (const { name, bytes, today } of [...updates].sort((one, other) => other.bytes - one.bytes))
    row(name, today, bytes);
  row(`all ${updates.length}`, sum('today'), sum('bytes'));
}

const edited = process.env.FORMER ? undefined : await editedRelease();
try {
  const [former, later] = edited ? [builtIn(root), edited] : [builtIn(process.env.FORMER ?? ''), builtIn(root)];
  const app = await routesOf(former, later);
  const remote = await remoteUpdates(app, former, later);
  const host = await hostUpdates(app, former, later);
  print('An update of mf-tickets: every file, of all languages', remote);
  print('An update of the host: every file whose address is another', host);
  await app.close();
} finally {
  if (edited) rmSync(edited.folder, { recursive: true, force: true });
}
