import { rmSync } from 'node:fs';
import path from 'node:path';
import { hashedFiles } from '@festival/release-registry/package/hashedFiles';
import { runWebpack } from '@festival/remote-kit/preset/runWebpack';
import { compressFiles } from '@festival/service-kit/files/compressFiles';
import { root } from '../harness/root.ts';
import { monolithConfig } from './monolithConfig.ts';
import { writeStaticRemotes } from './writeStaticRemotes.ts';

/** The monolith's browser files. */
export interface Monolith {
  folder: string;
  /** The files of each chunk, by its name; `shop` starts the page. */
  chunks: ReadonlyMap<string, readonly string[]>;
  /** File to `sha384-…`. */
  integrity: ReadonlyMap<string, string>;
}

/** Builds host and remotes as one graph, compressed as the host's files are. */
export async function buildMonolith(): Promise<Monolith> {
  const hostFolder = path.join(root, 'host');
  const outputFolder = path.join(root, 'bench/.cache/monolith');
  // Otherwise a compressed file from an earlier build could remain next to a new file of the same name.
  rmSync(outputFolder, { recursive: true, force: true });
  const staticRemotes = writeStaticRemotes(hostFolder);
  const { compilation } = await runWebpack(monolithConfig({ hostFolder, staticRemotes, outputFolder }));
  const files = hashedFiles(
    outputFolder,
    compilation.getAssets().map(({ name }) => name),
  );
  compressFiles(files.map((file) => path.join(outputFolder, file.path)));
  const chunks = [...compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()] as const);
  return {
    folder: outputFolder,
    chunks: new Map(chunks),
    integrity: new Map(files.map((file) => [file.path, file.sha384])),
  };
}
