import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PackageManifest, packageManifestSchema } from '@festival/release-contracts/package/packageManifest';
import { manifestName } from '@festival/release-registry/package/packageFiles';
import { z } from 'zod';
import { setSource } from '../package/setSource.ts';
import { inputHash } from './inputHash.ts';

interface BuildOptions {
  /** The remote's folder. */
  folder: string;
  /** The version to write; by default `1.0.0-local.<hash of the content>`. */
  version?: string | undefined;
  /** The commit of the package; by default the one that is checked out. */
  commit?: string | undefined;
}

interface BuildResult {
  manifest: PackageManifest;
  /** The folder to publish. */
  packageFolder: string;
  /** True when nothing had changed since the last build. */
  skipped: boolean;
}

const stampSchema = z.object({ input: z.string() });

function lastInput(stamp: string): string | undefined {
  return existsSync(stamp) ? stampSchema.safeParse(JSON.parse(readFileSync(stamp, 'utf8'))).data?.input : undefined;
}

/**
 * Builds the remote in `folder` for the browser and for the server into `dist/package`. Skipped if the last build had
 * the same input.
 * @throws with webpack's output when the sources don't build.
 */
export async function buildRemote({ folder, version, commit }: BuildOptions): Promise<BuildResult> {
  const dist = join(folder, 'dist');
  const packageFolder = join(dist, 'package');
  const manifestFile = join(packageFolder, manifestName);
  const stamp = join(dist, 'built.json');
  const input = inputHash(folder, version);
  if (lastInput(stamp) === input && existsSync(manifestFile)) {
    const manifest = packageManifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
    // The same sources may belong to a later commit.
    return { manifest: setSource(manifest, { folder, packageFolder, commit }), packageFolder, skipped: true };
  }
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(packageFolder, { recursive: true });
  // Importing webpack takes a third of a second, which a skipped build saves.
  const { writePackage } = await import('./writePackage.ts');
  const manifest = await writePackage({ folder, packageFolder, version });
  writeFileSync(stamp, JSON.stringify({ input }));
  return { manifest: setSource(manifest, { folder, packageFolder, commit }), packageFolder, skipped: false };
}
