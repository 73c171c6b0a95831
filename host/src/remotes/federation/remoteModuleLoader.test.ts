import { remoteModuleLoader } from './remoteModuleLoader.ts';
import { remoteVersions } from './remoteVersions.ts';

const stable = { version: '1.1.0', entry: 'browser/remoteEntry.js' };
const good = { version: '1.0.0', entry: 'browser/remoteEntry.js' };

/** A loader of one remote, whose versions return these answers in turn: a module, or an error. */
function loaderOf(answers: Record<string, unknown[]>, fallback: typeof good | null = good) {
  const loaded: string[] = [];
  const failures: string[] = [];
  const versions = remoteVersions({ mf_tickets: { ...stable, ...(fallback ? { fallback } : {}) } });
  const loader = remoteModuleLoader({
    versions,
    pause: 0,
    onFailure: ({ kind }, module, { version }) => failures.push(`${kind} ${module} ${version}`),
    async load(_name, { version }, module) {
      loaded.push(`${version} ${module}`);
      const answer = answers[version]?.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { loader, loaded, failures, versions };
}

/** The runtime's error for an entry that neither server has delivered. */
const away = () =>
  new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008 ScriptNetworkError: no entry');
const chunkAway = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

test('a chunk that fails to load is requested a second time', async () => {
  const { loader, loaded, failures } = loaderOf({ '1.1.0': [chunkAway(), 'module'] });
  expect(await loader.loadRemoteModule('mf_tickets', 'tickets')).toEqual({
    ok: true,
    value: { module: 'module', version: '1.1.0' },
  });
  expect(loaded).toEqual(['1.1.0 tickets', '1.1.0 tickets']);
  expect(failures).toEqual([]);
});

test('a version that cannot start is replaced by the last good version', async () => {
  const { loader, failures } = loaderOf({ '1.1.0': [away()], '1.0.0': ['module'] });
  expect(await loader.loadRemoteModule('mf_tickets', 'tickets')).toMatchObject({
    ok: true,
    value: { version: '1.0.0' },
  });
  expect(failures).toEqual(['unreachable mf_tickets/tickets 1.1.0']);
});

test('once a module of a version was shown, the page keeps that version: no module of another version is shown [FED-03]', async () => {
  const { loader, loaded, versions } = loaderOf({
    '1.1.0': ['tickets', chunkAway(), chunkAway()],
    '1.0.0': ['upgrade'],
  });
  await loader.loadRemoteModule('mf_tickets', 'tickets');
  expect(versions.keep('mf_tickets', '1.1.0')).toBe(true);
  expect(await loader.loadRemoteModule('mf_tickets', 'upgrade')).toMatchObject({
    ok: false,
    error: { kind: 'unreachable' },
  });
  expect(loaded).not.toContain('1.0.0 upgrade');
});

test('a version that throws during render is refused; the last good version is loaded, and is kept once it was shown [FED-05]', async () => {
  const { loader, versions } = loaderOf({ '1.1.0': ['tickets'], '1.0.0': ['old tickets', 'old upgrade'] });
  await loader.loadRemoteModule('mf_tickets', 'tickets');
  expect(versions.refuse('mf_tickets', '1.1.0')).toBe(true);
  // A module of the refused version that was loaded in the meantime is not shown.
  expect(versions.keep('mf_tickets', '1.1.0')).toBe(false);
  expect(await loader.loadRemoteModule('mf_tickets', 'tickets')).toMatchObject({ value: { version: '1.0.0' } });
  expect(versions.keep('mf_tickets', '1.0.0')).toBe(true);
  // Once a version was shown, a later error does not replace it.
  expect(versions.refuse('mf_tickets', '1.0.0')).toBe(false);
  expect(await loader.loadRemoteModule('mf_tickets', 'upgrade')).toMatchObject({ value: { version: '1.0.0' } });
});

test('if all versions throw, none is left; a later attempt starts again with the resolved version', async () => {
  const { loader, versions } = loaderOf({ '1.1.0': ['tickets', 'tickets'], '1.0.0': ['old'] });
  await loader.loadRemoteModule('mf_tickets', 'tickets');
  versions.refuse('mf_tickets', '1.1.0');
  await loader.loadRemoteModule('mf_tickets', 'tickets');
  expect(versions.refuse('mf_tickets', '1.0.0')).toBe(false);
  expect(await loader.loadRemoteModule('mf_tickets', 'tickets')).toMatchObject({ value: { version: '1.1.0' } });
});

test('a page that fell back keeps the last good version [FED-03]', async () => {
  const { loader } = loaderOf({ '1.1.0': [away(), 'late'], '1.0.0': ['tickets', 'upgrade'] });
  await loader.loadRemoteModule('mf_tickets', 'tickets');
  expect(await loader.loadRemoteModule('mf_tickets', 'upgrade')).toMatchObject({
    ok: true,
    value: { version: '1.0.0' },
  });
});

test('if no version starts, the failure is returned as a value; a later attempt starts again with the resolved version', async () => {
  const { loader } = loaderOf({ '1.1.0': [away(), 'module'], '1.0.0': [away()] });
  expect(await loader.loadRemoteModule('mf_tickets', 'tickets')).toMatchObject({ ok: false });
  expect(await loader.loadRemoteModule('mf_tickets', 'tickets')).toMatchObject({
    ok: true,
    value: { version: '1.1.0' },
  });
});

test('code that throws and code that cannot be loaded are different failures', async () => {
  const broken = () => new TypeError('x is undefined');
  const { loader } = loaderOf({ '1.1.0': [broken(), broken()] }, null);
  expect(await loader.loadRemoteModule('mf_tickets', 'tickets')).toEqual({
    ok: false,
    error: { kind: 'broken', message: 'x is undefined' },
  });
});

test('a remote that is not in the release is a missing module, and no exception is thrown', async () => {
  const { loader } = loaderOf({});
  expect(await loader.loadRemoteModule('mf_unknown', 'upgrade')).toMatchObject({
    ok: false,
    error: { kind: 'missing' },
  });
});

test('loading texts does not bind the page to a version whose module cannot be loaded', async () => {
  const { loader } = loaderOf({ '1.1.0': ['texts', chunkAway(), chunkAway()], '1.0.0': ['tickets'] });
  await loader.loadRemoteModule('mf_tickets', 'texts/nl');
  expect(await loader.loadRemoteModule('mf_tickets', 'tickets')).toMatchObject({
    ok: true,
    value: { version: '1.0.0' },
  });
});
