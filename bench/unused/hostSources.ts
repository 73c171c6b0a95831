import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostBrowserConfig } from '@festival/host/webpack.browser';
import { runWebpack } from '@festival/remote-kit/preset/runWebpack';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import { root } from '../harness/root.ts';

/** One part of a script's line, and its source; the next part begins at `end`. */
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
  return file
    .replace(/^\.\//, 'host/')
    .replace(/^\.\.\//, '')
    .split('/')
    .slice(0, 3)
    .join('/');
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

/**
 * Builds the host once more, with source maps, and returns the parts of a file of the shop. The file is identified by its chunk and length: with
 * source maps the minifier chooses other names, but of the same lengths. Empty if there is no such file.
 */
export async function hostSources(): Promise<(file: string, text: string) => SourcePart[]> {
  const outputFolder = mkdtempSync(path.join(tmpdir(), 'bench-sources-'));
  try {
    const config = hostBrowserConfig({ folder: path.join(root, 'host'), outputFolder, mode: 'production' });
    await runWebpack({ ...config, devtool: 'hidden-source-map' });
    const built = readdirSync(outputFolder)
      .filter((file) => existsSync(path.join(outputFolder, `${file}.map`)))
      .map((file) => {
        const [text, map] = [file, `${file}.map`].map((name) => readFileSync(path.join(outputFolder, name), 'utf8'));
        return { chunk: chunkOf(file), text: text ?? '', map: map ?? '' };
      });
    return (file, text) => {
      const found = built.find((one) => one.chunk === chunkOf(file) && one.text.length === text.length);
      return found ? partsOf(found.text, new TraceMap(found.map)) : [];
    };
  } finally {
    rmSync(outputFolder, { recursive: true, force: true });
  }
}

/** `shop.js` of `shop.0a1b.js`. */
const chunkOf = (file: string): string => file.replace(/\.\w+(?=\.\w+$)/, '');
