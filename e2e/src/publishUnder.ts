import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseMeanwhile } from './release.ts';

const root = join(import.meta.dirname, '../..');

interface Manifest {
  name: string;
  version: string;
  steps?: { name: string; module: string }[];
}

/** The steps of a remote that is published under another name: one step that no shop lists, because two remotes may not add the same step. */
const stepsOf = (manifest: Manifest, name: string) =>
  manifest.name === name
    ? manifest.steps
    : manifest.steps?.slice(0, 1).map((step) => {
        const { isInEveryShop: _, tileLinks: __, traits: ___, ...rest } = step as typeof step & Record<string, unknown>;
        return { ...rest, name: name.replace(/^mf_/, '') };
      });

/**
 * Publishes the built package of a remote under another name, as another remote or as another version. Returns its
 * version.
 */
export const publishUnder = async (name: string, remote: string, as?: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  try {
    cpSync(join(root, remote, 'dist/package'), folder, { recursive: true });
    const file = join(folder, 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    const version = as ?? manifest.version;
    writeFileSync(file, JSON.stringify({ ...manifest, name, version, steps: stepsOf(manifest, name) }));
    await releaseMeanwhile('publish', folder, '--by', 'journey');
    return version;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
