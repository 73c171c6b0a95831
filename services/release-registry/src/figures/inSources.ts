import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { VersionStore } from '../versions/versionStore.ts';
import type { KeptError } from './versionFigures.ts';

/** `at submit (/remotes/mf_tickets/1.9.0/browser/1.js:1:205)`, with or without the name. */
const framePattern = /^at (?:(\S+) \()?\/remotes\/(\w+)\/([^/]+)\/(.+):(\d+):(\d+)\)?$/;

/**
 * Replaces the positions of an error's calls by positions in the sources, for each file whose source map is next to it
 * in the version's package (`1.js.map`).
 */
export async function inSources(
  versions: Pick<VersionStore, 'folderWith'>,
  record: RemoteVersion,
  errors: readonly KeptError[],
): Promise<KeptError[]> {
  const held = record.files.map(({ path }) => path).filter((path) => path.endsWith('.map'));
  const named = new Set(errors.flatMap(({ frames }) => frames.map((frame) => mapOf(frame, record))));
  const paths = held.filter((path) => named.has(path));
  if (paths.length === 0) return [...errors];
  const folder = await versions.folderWith(record, paths);
  const read = paths.map(async (path) => [path, await readMap(join(folder, path))] as const);
  const maps = new Map(await Promise.all(read));
  const place = (frame: string) => inSource(frame, maps.get(mapOf(frame, record) ?? '') ?? null);
  return errors.map((error) => ({ ...error, frames: error.frames.map(place) }));
}

function mapOf(frame: string, { name, version }: RemoteVersion): string | undefined {
  const [, , remote, of, path] = framePattern.exec(frame) ?? [];
  return remote === name && of === version ? `${path}.map` : undefined;
}

/** If a source map can't be read, the positions in the build remain. */
async function readMap(file: string): Promise<TraceMap | null> {
  try {
    return new TraceMap(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

function inSource(frame: string, map: TraceMap | null): string {
  const [, called, , , , line, column] = framePattern.exec(frame) ?? [];
  if (map === null || line === undefined || column === undefined) return frame;
  // Browsers count columns from 1, maps from 0.
  const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
  if (found.source === null) return frame;
  const place = `${found.source}:${found.line}:${found.column + 1}`;
  const name = found.name ?? called;
  return name === undefined ? `at ${place}` : `at ${name} (${place})`;
}
