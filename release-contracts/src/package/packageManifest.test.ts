import { type PackageManifest, packageManifestSchema } from './packageManifest.ts';
import { remoteVersionSchema } from './remoteVersion.ts';

const file = (path: string) => ({ path, sha384: `sha384-${'A'.repeat(64)}`, bytes: 3 });
const manifest: PackageManifest = {
  name: 'mf_tickets',
  version: '1.0.0-local.h1f2e3d',
  files: [file('browser/remoteEntry.js'), file('browser/12.a1b2.js'), file('server/remote.cjs')],
  entry: 'browser/remoteEntry.js',
  exposes: { './tickets': { js: ['browser/12.a1b2.js'], css: [] }, './texts/en': { js: [], css: [] } },
  serverFile: 'server/remote.cjs',
  contracts: '^1.0.0',
  shared: ['react'],
};
const messages = (value: unknown) =>
  packageManifestSchema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];

test('a consistent manifest is accepted, and unknown fields are ignored', () => {
  expect(packageManifestSchema.parse({ ...manifest, builtBy: 'a later kit' })).toEqual(manifest);
});

test.each(['../secret', 'browser/../../x', '/etc/passwd', 'browser//x.js', '.env', 'browser/.hidden', 'a\\b', 'a/'])(
  'the path %s is refused',
  (path) => {
    expect(messages({ ...manifest, files: [...manifest.files, file(path)] })).toHaveLength(1);
  },
);

test.each(['1.0', 'v1.0.0', '1.0.0+build', '01.0.0', '1.0.0-01', 'latest', '../1.0.0'])(
  'the version %s is refused',
  (version) => {
    expect(messages({ ...manifest, version })).toHaveLength(1);
  },
);

test.each(['mf-tickets', 'Tickets', '..', 'mf_tickets/x', ''])('the name "%s" is refused', (name) => {
  expect(messages({ ...manifest, name })).toHaveLength(1);
});

test('contradictions between fields are found, each error in a sentence', () => {
  const broken = {
    ...manifest,
    files: [file('a.js'), file('a.js'), file('b'), file('b/c.js'), file('server/remote.cjs')],
    exposes: { './tickets': { js: ['missing.js'], css: [] } },
  };
  expect(messages(broken)).toEqual([
    'the file a.js is listed twice',
    'b is listed as a file and used as a folder',
    'the entry names browser/remoteEntry.js, which is not among the files',
    'exposed module ./tickets names missing.js, which is not among the files',
  ]);
  expect(messages({ ...manifest, exposes: {} })).toEqual(['a package exposes at least one module']);
});

test('a manifest is refused if a module requires a parameter that no address provides [FED-10]', () => {
  const params = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };
  expect(messages({ ...manifest, places: { upsell: 'tickets' }, types: { './tickets': { params } } })).toEqual([
    './tickets requires the parameter id, which the place upsell does not give: give it there, or declare it as optional',
  ]);
});

test('an error names a missing server file; a file’s name may be the beginning of a folder’s name', () => {
  const files = manifest.files.filter(({ path }) => path !== manifest.serverFile);
  expect(messages({ ...manifest, files })).toEqual([
    'the server file names server/remote.cjs, which is not among the files',
  ]);
  expect(messages({ ...manifest, files: [...manifest.files, file('serv')] })).toEqual([]);
});

test('a published version is checked the same way', () => {
  const published = { ...manifest, publishedBy: 'ada', publishedAt: '2026-11-20T10:00:00.000Z' };
  expect(remoteVersionSchema.parse(published)).toEqual(published);
  expect(remoteVersionSchema.safeParse({ ...published, entry: 'gone.js' }).success).toBe(false);
});

test('a source has a full commit and an address without credentials [BYD-08]', () => {
  const commit = 'a'.repeat(40);
  const repository = 'https://github.com/festival/shop';
  const errorsOf = (source: object) => messages({ ...manifest, source });
  expect(errorsOf({ commit, repository, folder: 'mf-tickets', uncommitted: true })).toEqual([]);
  expect(errorsOf({ commit: 'main' })).toEqual([expect.stringContaining('all its 40 or 64 digits')]);
  for (const wrong of [
    'https://ada:secret@github.com/festival/shop',
    'javascript://x/y',
    '/srv/git/shop',
    `${repository}?token=x`,
  ])
    expect(errorsOf({ commit, repository: wrong })).toEqual([expect.stringContaining('no name, password or query')]);
});
