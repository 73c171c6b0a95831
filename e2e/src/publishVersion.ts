import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registryEnvironment } from './registryEnvironment.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Simulates a team's work on its remote: copies its folder, edits or removes files, and builds and publishes it as
 * `version` with the team's own command, while the shop runs. The default registry is that of the shop under test.
 */
export const publishVersion = (
  remote: string,
  version: string,
  edits: Record<string, ((code: string) => string) | null>,
  registry: () => Record<string, string> = registryEnvironment,
): void => {
  // The folder is below the repository, so that the copy finds the same packages.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const copy = mkdtempSync(join(root, '.cache', `${remote}-`));
  try {
    cpSync(join(root, remote), copy, { recursive: true, filter: (path) => !/(^|\/)(dist|node_modules)$/.test(path) });
    for (const [path, edit] of Object.entries(edits)) {
      if (edit === null) {
        rmSync(join(copy, path));
        continue;
      }
      const code = readFileSync(join(copy, path), 'utf8');
      const edited = edit(code);
      if (edited === code) throw new Error(`The edit of ${path} changed nothing`);
      writeFileSync(join(copy, path), edited);
    }
    execFileSync(process.execPath, [join(root, 'remote-kit/src/cli.ts'), 'publish', '--version', version], {
      cwd: copy,
      env: { ...process.env, ...registry() },
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};
