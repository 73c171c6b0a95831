import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostBrowserConfig } from '@festival/host/webpack.browser';
import { runWebpack } from '@festival/remote-kit/build/runWebpack';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import { root } from '../harness/root.ts';

/** A part of a script's line and its source; `end` is where the next part begins. */
export interface SourcePart {
  start: number;
  end: number;
  source: string;
}

/** `react-dom` for a library's file, `host/src/cart` for one of ours. */
function ownerOf(source: string): string {
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (library) return library;
  const [, file = source] = /^webpack:\/\/[^/]+\/(.*)$/.exec(source) ?? [];
  if (file.startsWith('webpack/')) return 'webpack runtime';
  return file.replace('./', 'host/').replace('../', '').split('/').slice(0, 3).join('/');
}

function partsOf(text: string, map: TraceMap): SourcePart[] {
  const lines = text.split('\n');
  let lineStart = 0;
  return decodedMappings(map).flatMap((segments, line) => {
    const length = (lines[line]?.length ?? 0) + 1;
    const began = lineStart;
    lineStart += length;
    return segments.map((segment, index) => {
      const source = segment.length > 1 ? (map.sources[segment[1] ?? 0] ?? '') : '';
      return {
        start: began + segment[0],
        end: began + (segments[index + 1]?.[0] ?? length),
        source: ownerOf(source),
      };
    });
  });
}

/** Builds the host once more, with source maps: the same sources give files of the same names. Answers the parts of such a file. */
export async function hostSources(): Promise<(file: string) => SourcePart[]> {
  const outputFolder = mkdtempSync(path.join(tmpdir(), 'bench-sources-'));
  const config = hostBrowserConfig({ folder: path.join(root, 'host'), outputFolder, mode: 'production' });
  await runWebpack({ ...config, devtool: 'hidden-source-map' });
  process.once('exit', () => rmSync(outputFolder, { recursive: true, force: true }));
  return (file) => {
    const built = path.join(outputFolder, file);
    if (!existsSync(`${built}.map`)) return [];
    return partsOf(readFileSync(built, 'utf8'), new TraceMap(readFileSync(`${built}.map`, 'utf8')));
  };
}
