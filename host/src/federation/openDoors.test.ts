import { ScriptFailure } from './loadScript.ts';
import { openDoors } from './openDoors.ts';
import { remoteVersions } from './remoteVersions.ts';

const stable = { version: '1.1.0', entry: 'browser/remoteEntry.js' };
const good = { version: '1.0.0', entry: 'browser/remoteEntry.js' };

/** Doors of one remote whose versions answer as told: a module, or an error for each time they are asked. */
function doorsOf(answers: Record<string, unknown[]>, fallback: typeof good | null = good) {
  const asked: string[] = [];
  const failures: string[] = [];
  const doors = openDoors({
    versions: remoteVersions({ mf_tickets: { ...stable, ...(fallback ? { fallback } : {}) } }),
    pause: 0,
    onFailure: ({ kind }, door, { version }) => failures.push(`${kind} ${door} ${version}`),
    async load(_name, { version }, door) {
      asked.push(`${version} ${door}`);
      const answer = answers[version]?.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { doors, asked, failures };
}

const away = () => new ScriptFailure('no entry');
const chunkAway = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

test('a chunk that does not come is asked for a second time [FED-05]', async () => {
  const { doors, asked, failures } = doorsOf({ '1.1.0': [chunkAway(), 'module'] });
  expect(await doors.loadDoor('mf_tickets', 'tickets')).toEqual({ ok: true, module: 'module', version: '1.1.0' });
  expect(asked).toEqual(['1.1.0 tickets', '1.1.0 tickets']);
  expect(failures).toEqual([]);
});

test('a version that can not even start gives way to the last good one [FED-05]', async () => {
  const { doors, failures } = doorsOf({ '1.1.0': [away()], '1.0.0': ['module'] });
  expect(await doors.loadDoor('mf_tickets', 'tickets')).toMatchObject({ ok: true, version: '1.0.0' });
  expect(failures).toEqual(['unreachable mf_tickets/tickets 1.1.0']);
});

test('once code of a version has run, the page keeps it: no door comes from another version [FED-03]', async () => {
  const { doors, asked } = doorsOf({ '1.1.0': ['tickets', chunkAway(), chunkAway()], '1.0.0': ['upgrade'] });
  await doors.loadDoor('mf_tickets', 'tickets');
  expect(await doors.loadDoor('mf_tickets', 'upgrade')).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
  expect(asked).not.toContain('1.0.0 upgrade');
});

test('a page that fell back stays with the last good version [FED-03]', async () => {
  const { doors } = doorsOf({ '1.1.0': [away(), 'late'], '1.0.0': ['tickets', 'upgrade'] });
  await doors.loadDoor('mf_tickets', 'tickets');
  expect(await doors.loadDoor('mf_tickets', 'upgrade')).toMatchObject({ ok: true, version: '1.0.0' });
});

test('when nothing starts the failure is a value, and a later try begins with the resolved version [FED-05]', async () => {
  const { doors } = doorsOf({ '1.1.0': [away(), 'module'], '1.0.0': [away()] });
  expect(await doors.loadDoor('mf_tickets', 'tickets')).toMatchObject({ ok: false });
  expect(await doors.loadDoor('mf_tickets', 'tickets')).toMatchObject({ ok: true, version: '1.1.0' });
});

test('code that throws is told apart from code that does not come', async () => {
  const broken = () => new TypeError('x is undefined');
  const { doors } = doorsOf({ '1.1.0': [broken(), broken()] }, null);
  expect(await doors.loadDoor('mf_tickets', 'tickets')).toEqual({
    ok: false,
    failure: { kind: 'broken', message: 'x is undefined' },
  });
});

test('a remote that the release lacks is missing, not an exception', async () => {
  const { doors } = doorsOf({});
  expect(await doors.loadDoor('mf_unknown', 'area')).toMatchObject({ ok: false, failure: { kind: 'missing' } });
});

test('having read texts does not bind the page to a version whose area does not come [FED-05]', async () => {
  const { doors } = doorsOf({ '1.1.0': ['texts', chunkAway(), chunkAway()], '1.0.0': ['tickets'] });
  await doors.loadDoor('mf_tickets', 'texts/nl');
  expect(await doors.loadDoor('mf_tickets', 'tickets')).toMatchObject({ ok: true, version: '1.0.0' });
});
