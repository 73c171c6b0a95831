import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenJourneys, packagesOfOtherFiles, readChanges } from './changes.ts';

test('files that were changed, added or committed since a commit count, and deleted ones do not', () => {
  const root = mkdtempSync(join(tmpdir(), 'changes-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root });
  const write = (file: string) => writeFileSync(join(root, file), `${Math.random()}`);
  try {
    mkdirSync(join(root, 'host'));
    git('init', '-q');
    for (const file of ['same.ts', 'changed.ts', 'gone.ts']) write(file);
    git('add', '.');
    git('commit', '-qm', 'first');
    write('changed.ts');
    write('host/later.ts');
    rmSync(join(root, 'gone.ts'));
    git('add', '.');
    expect(readChanges(root, '').files.sort()).toEqual(['changed.ts', 'host/later.ts']);
    git('commit', '-qm', 'second');
    write('new.ts');
    expect(readChanges(root, '').files).toEqual(['new.ts']);
    expect(readChanges(root, 'HEAD~1').files.sort()).toEqual(['changed.ts', 'host/later.ts', 'new.ts']);
    expect(() => readChanges(root, 'HEAD~9')).toThrow(/--changed=HEAD~9 names no commit/);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('changed SQL, texts and styles may break any test of their package; changed sources and guides may not', () => {
  const files = [
    'shop-api/migrations/1.sql',
    'host/src/a.ts',
    'host/README.md',
    'mf-merch/src/a.module.css',
    'README.md',
  ];
  expect(packagesOfOtherFiles({ files })).toEqual(['shop-api', 'mf-merch']);
});

test.each([
  ['a rule of a remote', ['mf-merch/src/price.ts'], ['pays @core @mf-merch'], ['pays @core', 'adds @mf-merch-two']],
  ['the shell', ['host/src/header.ts'], ['pays @core'], ['pays @corex', 'adds @mf-merch']],
  ['a journey', ['e2e/src/pay.e2e.ts'], ['desktop pay.e2e.ts pays'], ['desktop payxe2e.ts pays']],
])('a change of %s selects its journeys and no others', (_what, files, broken, whole) => {
  const pattern = new RegExp(brokenJourneys({ files }) ?? '(?!)');
  for (const title of broken) expect(title).toMatch(pattern);
  for (const title of whole) expect(title).not.toMatch(pattern);
});

test('changes of tests, guides and files outside the shop select no journeys', () => {
  const files = [
    'mf-merch/src/price.test.ts',
    'docs/team/README.md',
    'README.md',
    'host/README.md',
    'tools/a.ts',
    'bench/b.ts',
  ];
  expect(brokenJourneys({ files })).toBeNull();
});

test('each remote has a journey that is tagged with its name', () => {
  const root = join(import.meta.dirname, '../..');
  const journeys = globSync('e2e/src/*.e2e.ts', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const remotes = globSync('mf-*', { cwd: root });
  expect(remotes).toHaveLength(6);
  for (const remote of remotes) expect(journeys.filter((source) => source.includes(`'@${remote}'`))).not.toEqual([]);
});
