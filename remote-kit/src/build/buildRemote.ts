import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type RemoteReleaseManifest,
  remoteReleaseManifestSchema,
} from '@festival/shared-contracts/release/remoteReleaseManifest';
import { z } from 'zod';
import { inputHash } from './inputHash.ts';

export interface BuildSettings {
  /** The remote's folder. */
  folder: string;
  /** The version to write; by default `1.0.0-local.<hash of the content>`. */
  version?: string | undefined;
}

export interface BuildResult {
  manifest: RemoteReleaseManifest;
  /** The folder to publish. */
  releaseFolder: string;
  /** True when nothing had changed since the last build. */
  skipped: boolean;
}

const stampSchema = z.object({ input: z.string() });

function lastInput(stamp: string): string | undefined {
  return existsSync(stamp) ? stampSchema.safeParse(JSON.parse(readFileSync(stamp, 'utf8'))).data?.input : undefined;
}

/**
 * Builds the remote in `folder` for the browser and for the server into `dist/release`. A build of what is built
 * already is skipped.
 * @throws with webpack's text when the sources don't build.
 */
export async function buildRemote({ folder, version }: BuildSettings): Promise<BuildResult> {
  const dist = join(folder, 'dist');
  const releaseFolder = join(dist, 'release');
  const manifestFile = join(releaseFolder, 'release.json');
  const stamp = join(dist, 'built.json');
  const input = inputHash(folder, version);
  if (lastInput(stamp) === input && existsSync(manifestFile)) {
    const manifest = remoteReleaseManifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
    return { manifest, releaseFolder, skipped: true };
  }
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(releaseFolder, { recursive: true });
  // webpack takes a third of a second to load, which a skipped build need not wait for.
  const { writeRelease } = await import('./writeRelease.ts');
  const manifest = await writeRelease({ folder, releaseFolder, version });
  writeFileSync(stamp, JSON.stringify({ input }));
  return { manifest, releaseFolder, skipped: false };
}
