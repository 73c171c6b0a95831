import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPackageFolder } from '../client/readPackageFolder.ts';
import { aPlainBuild, federationManifest } from '../testing/aPlainBuild.ts';
import { packRemote } from './packRemote.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pack-remote-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const pack = (build: ReturnType<typeof aPlainBuild>, more: { version?: string; declaresFile?: string } = {}) =>
  packRemote({ ...build, out: join(folder, 'package'), version: '1.0.0', contracts: '^5.0.0', ...more });

const texts = { en: { name: 'Lockers', title: 'Lockers', sentence: 'Put it away.', tile: 'Put it away.' } };
const lockers = { name: 'lockers', module: 'lockers', sells: ['extras'], texts };

test('a build of Module Federation becomes a package that can be published [FED-11]', async () => {
  const declaresFile = join(folder, 'declares.json');
  writeFileSync(
    declaresFile,
    JSON.stringify({ steps: [lockers], places: { upsell: 'lockers' }, types: { './lockers': {} } }),
  );
  const packed = pack(aPlainBuild(folder), { declaresFile });
  expect(packed).toMatchObject({
    ok: true,
    value: {
      name: 'mf_lockers',
      version: '1.0.0',
      entry: 'browser/remoteEntry.js',
      exposes: { './lockers': { js: ['browser/lockers.js'], css: [] } },
      serverFile: 'server/remote.cjs',
      contracts: '^5.0.0',
      federation: '2.9.3',
      shared: ['jotai', 'react'],
      steps: [{ name: 'lockers', module: 'lockers' }],
      places: { upsell: 'lockers' },
      types: { './lockers': {} },
    },
  });
  const read = await readPackageFolder(join(folder, 'package'));
  expect(read.ok && read.value.manifest.files.map(({ path }) => path)).toEqual([
    'browser/lockers.js',
    'browser/remoteEntry.js',
    'browser/remoteEntry.js.br',
    'browser/remoteEntry.js.gz',
    'server/remote.cjs',
  ]);
});

test('files of a former package are removed', () => {
  const build = aPlainBuild(folder);
  pack(build);
  writeFileSync(join(folder, 'package/browser/old.js'), 'old();');
  pack(build);
  expect(existsSync(join(folder, 'package/browser/old.js'))).toBe(false);
  expect(readFileSync(join(folder, 'package/manifest.json'), 'utf8')).not.toContain('old.js');
});

const { metaData } = federationManifest;
test.each([
  ['no manifest of Module Federation', null, /mf-manifest.json is not there: .* without its option manifest: false/],
  ['something else in its place', { name: 3 }, /is no manifest of Module Federation/],
  [
    'a module in place of a script',
    { ...federationManifest, metaData: { ...metaData, remoteEntry: { ...metaData.remoteEntry, type: 'module' } } },
    /library: \{ type: 'var', name: 'mf_lockers' \}/,
  ],
  ['another global variable', { ...federationManifest, metaData: { ...metaData, globalName: 'x' } }, /library: /],
])('%s is refused, and the message says what to do', (_, manifest, message) => {
  expect(pack(aPlainBuild(folder, manifest))).toMatchObject({
    ok: false,
    error: { message: expect.stringMatching(message) },
  });
});

test('styles that affect elements outside the remote are refused, and the message names their place [FED-05]', () => {
  const build = aPlainBuild(folder);
  writeFileSync(join(build.browserFolder, 'lockers.css'), 'button{rotate:9deg}');
  expect(pack(build)).toMatchObject({
    error: {
      reasons: [expect.stringMatching(/^browser\/lockers\.css:1:1: button has no class of the remote’s own, /)],
    },
  });
});

test('a wrong version, a missing server file and declarations that are not JSON are refused, each with a message that names it', () => {
  const build = aPlainBuild(folder);
  expect(pack(build, { version: 'newest' })).toMatchObject({
    error: { reasons: [expect.stringMatching(/^version: a version is semver/)] },
  });
  expect(pack({ ...build, serverFile: join(folder, 'gone.cjs') })).toMatchObject({
    error: { message: expect.stringContaining('gone.cjs is not there') },
  });
  expect(pack(build, { declaresFile: build.serverFile })).toMatchObject({
    error: { message: expect.stringContaining("server.cjs can't be read as JSON") },
  });
});

test('steps, places and types that a host can’t show are refused with sentences, and nothing is packed [FED-10, FED-11]', () => {
  const build = aPlainBuild(folder);
  const declaring = (declared: unknown) => {
    const declaresFile = join(folder, 'declares.json');
    writeFileSync(declaresFile, JSON.stringify(declared));
    return pack(build, { declaresFile });
  };
  const needsId = { params: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] } };
  const wrong = {
    steps: [{ ...lockers, name: 'order' }],
    places: { upsell: 'offers' },
    types: { './lockers': needsId },
  };
  expect(declaring(wrong)).toMatchObject({
    ok: false,
    error: {
      message: expect.stringContaining("declares.json declares can't be shown"),
      reasons: [
        'the step order has the address of a page of the shell: name it otherwise',
        'the place upsell shows ./offers, which the package does not expose',
        './lockers requires the parameter id, which the address of the step order does not give: give it there, or declare it as optional',
      ],
    },
  });
  expect(declaring({ steps: [{ ...lockers, traits: ['isLoud'] }] })).toMatchObject({
    error: {
      reasons: [expect.stringContaining('the step lockers has the trait "isLoud", which the shell does not know')],
    },
  });
  for (const declared of [[lockers], { step: [lockers] }])
    expect(declaring(declared)).toMatchObject({
      error: { message: expect.stringContaining('is an object with steps, places and types') },
    });
  expect(existsSync(join(folder, 'package'))).toBe(false);
});
