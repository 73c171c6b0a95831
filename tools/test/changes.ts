import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolderOf } from '../boundaries/workspacePackages.ts';

/** The files that changed since a commit, and the tests that they can break. */
export interface Changes {
  /** The commit to compare with. */
  since: string;
  /** Paths relative to the repository; without deleted files. */
  files: string[];
}

/**
 * The changes in this checkout since a commit, or since its branch left its upstream. @throws Error with a sentence
 * that says what to write instead.
 */
export const readChanges = (root: string, since: string): Changes => {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const upstream = git('merge-base', 'HEAD', '@{upstream}');
  const base = since === '' ? (upstream.status === 0 ? upstream.stdout.trim() : 'HEAD') : since;
  const changed = git('diff', '--name-only', base, '--');
  if (changed.status !== 0) throw new Error(`--changed=${base} names no commit. Write one, such as --changed=HEAD~1.`);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  const files = `${changed.stdout}${untracked.stdout}`.split('\n').filter((file) => file !== '');
  return { since: base, files: files.filter((file) => existsSync(join(root, file))) };
};

/** Packages with a changed file that is not imported (SQL, texts, styles): it may break any of their tests. */
export const packagesOfOtherFiles = ({ files }: Pick<Changes, 'files'>): string[] => [
  ...new Set(
    files
      .filter((file) => file.includes('/') && !/\.(?:[cm]?[jt]sx?|md)$/.test(file))
      .map((file) => packageFolderOf(file)),
  ),
];

/** Packages that no journey uses: their changes can't break a journey. */
const besideTheShop = new Set(['docs', 'bench', 'examples/art', 'create-remote', 'tools', '.github', '.ci']);

/**
 * The journeys that a change can break, as a pattern for Playwright's `--grep`; null if there are none. A change of a remote selects the journeys
 * tagged with its name; a change of shared code selects all journeys of the short run.
 */
export const brokenJourneys = ({ files }: Pick<Changes, 'files'>): string | null => {
  const product = files.filter((file) => !/\.(?:test\.tsx?|md)$/.test(file) && file.includes('/'));
  const packages = new Set(product.map(packageFolderOf).filter((name) => !besideTheShop.has(name)));
  const journeys = product.filter((file) => file.endsWith('.e2e.ts')).map((file) => file.slice('e2e/src/'.length));
  if (journeys.length > 0) packages.delete('e2e');
  const names = [...packages].map((name) => (name.startsWith('mf-') ? `@${name}(?![\\w-])` : '@core(?![\\w-])'));
  const patterns = [...new Set([...names, ...journeys.map((file) => file.replaceAll('.', '\\.'))])];
  return patterns.length === 0 ? null : patterns.join('|');
};
