import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitsBetween } from '../commands/commitsBetween.ts';
import { repositoryAddress, sourceOf } from './sourceOf.ts';

const folder = mkdtempSync(join(tmpdir(), 'source-of-'));
afterAll(() => rmSync(folder, { recursive: true }));

const remote = join(folder, 'mf-lockers');
const who = ['-c', 'user.name=ada', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgsign=false'];
const run = (...words: string[]) => execFileSync('git', ['-C', folder, ...who, ...words], { encoding: 'utf8' }).trim();

/** Commits one file with this content to the repository. */
function commit(path: string, content: string, subject: string): string {
  writeFileSync(join(folder, path), content);
  run('add', '--all');
  run('commit', '--quiet', '--no-verify', '--message', subject);
  return run('rev-parse', 'HEAD');
}

const sourceNow = (named?: string) => {
  const found = sourceOf(remote, named);
  if (!found.ok) throw new Error(found.error);
  return found.value;
};

test('the source of a version is its commit, the repository without credentials, the folder, and whether all changes were committed [BYD-08]', () => {
  mkdirSync(remote);
  expect(sourceNow()).toBeUndefined();
  run('init', '--quiet');
  run('remote', 'add', 'origin', 'https://ada:secret@github.com/festival/shop.git');
  const first = commit('mf-lockers/a.ts', '1', 'Lockers');
  const known = { repository: 'https://github.com/festival/shop', folder: 'mf-lockers' };
  expect(sourceNow()).toEqual({ ...known, commit: first, uncommitted: false });
  writeFileSync(join(folder, 'elsewhere.ts'), '1');
  expect(sourceNow()?.uncommitted).toBe(false);
  writeFileSync(join(remote, 'a.ts'), '2');
  expect(sourceNow()?.uncommitted).toBe(true);
  const second = commit('mf-lockers/a.ts', '2', 'Larger lockers');
  expect(sourceNow(first.slice(0, 9))).toEqual({ ...known, commit: first });
  expect(sourceNow('HEAD')).toEqual({ ...known, commit: second, uncommitted: false });
  expect(sourceNow('c'.repeat(40))).toEqual({ ...known, commit: 'c'.repeat(40) });
  expect(sourceOf(remote, 'release-9')).toEqual({
    ok: false,
    error: 'release-9 is no commit of this repository: name it by all its digits.',
  });
});

test('the commits between two versions are those that change the remote’s folder; for an older version, those that it lacks [BYD-08]', () => {
  const before = sourceNow();
  commit('host.ts', '1', 'A change of the host');
  commit('mf-lockers/b.ts', '1', 'A key for each locker');
  commit('mf-lockers/b.ts', '2', 'Two keys');
  const after = sourceNow();
  if (before === undefined || after === undefined) throw new Error('The repository has commits.');
  const subjects = (from: typeof before, to: typeof before) =>
    commitsBetween(folder, from, to)?.map(({ subject, isAdded }) => `${isAdded ? '+' : '-'} ${subject}`);
  expect(subjects(before, after)).toEqual(['+ Two keys', '+ A key for each locker']);
  expect(subjects(after, before)).toEqual(['- Two keys', '- A key for each locker']);
  expect(subjects(before, before)).toEqual([]);
  expect(subjects(before, { commit: 'd'.repeat(40) })).toBeUndefined();
});

test.each([
  ['https://token@gitlab.example/group/sub/shop.git/', 'https://gitlab.example/group/sub/shop'],
  ['git@bitbucket.org:festival/shop.git', 'ssh://bitbucket.org/festival/shop'],
  ['ssh://git:secret@git.example:2222/festival/shop', 'ssh://git.example:2222/festival/shop'],
  ['https://git.example/shop?private_token=secret', 'https://git.example/shop'],
  ['/srv/git/shop.git', undefined],
  ['file:///srv/git/shop.git', undefined],
  ['C:/shop', undefined],
  ['', undefined],
])('of the address %s only the part that names the repository is stored [BYD-08]', (origin, kept) => {
  expect(repositoryAddress(origin)).toBe(kept);
});
