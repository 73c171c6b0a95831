import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release } from './release.ts';

const root = join(import.meta.dirname, '../..');

/** Runs the two builds of a configuration, like its bundler's command. */
const runBuilds = (bundler: 'webpack' | 'rspack') => `
import bundle from '${bundler === 'rspack' ? '@rspack/core' : 'webpack'}';
import builds from './${bundler}.config.mjs';
bundle(builds, (error, stats) => {
  if (!error && !stats.hasErrors()) return;
  console.error(error ?? stats.toString({ all: false, errors: true }));
  process.exitCode = 1;
});`;

/**
 * Builds `e2e/plain-remote` outside the repository with this bundler and the Module Federation plugin, without the kit.
 * Returns functions that pack it, publish it as a version, and remove it.
 */
export function plainRemote(bundler: 'webpack' | 'rspack') {
  const folder = mkdtempSync(join(tmpdir(), `festival-plain-${bundler}-`));
  cpSync(join(root, 'e2e/plain-remote'), folder, { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const at = (path: string) => join(folder, path);
  execFileSync(process.execPath, ['--input-type=module', '-e', runBuilds(bundler)], { cwd: folder, stdio: 'pipe' });
  return {
    publish(version: string): void {
      const builds = [at('dist/browser'), at('dist/server/remote.cjs')];
      const options = ['--version', version, '--contracts', '^7.0.0', '--declares', at('declares.json')];
      release('pack', ...builds, '--out', at('package'), ...options);
      release('publish', at('package'), '--by', 'journey');
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
