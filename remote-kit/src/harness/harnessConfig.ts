import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { fastRefresh } from '../preset/fastRefresh.ts';
import { hostFederation } from '../preset/hostFederation.ts';
import { moduleRules } from '../preset/moduleRules.ts';
import { kitFolder } from '../share-table/shareTable.ts';
import { writeSharedSources } from '../share-table/writeSharedSources.ts';

/** The file ending: of sources in this repository, of built files in an installed package. */
const ending = extname(import.meta.filename);

/** The remote's own states, or none. */
export function statesFile(remoteFolder: string): string {
  const own = join(remoteFolder, 'harness', 'states.ts');
  return existsSync(own) ? own : join(import.meta.dirname, 'states', `noStates${ending}`);
}

interface PageOptions {
  /** A module with the states that the page shows. */
  states: string;
  /** The dev server replaces edited components. */
  isLive: boolean;
}

/**
 * The webpack configuration of the harness's page: a small host of Module Federation that provides the shared modules
 * and loads one remote.
 */
export function harnessConfig(folder: string, { states, isLive }: PageOptions) {
  writeSharedSources(join(kitFolder, '.cache', 'shared'));
  const federation = hostFederation('festival_harness');
  return {
    name: 'harness',
    mode: 'development',
    target: ['web', 'es2022'],
    context: import.meta.dirname,
    entry: { harness: `./page/${isLive ? 'liveEntry' : 'entry'}${ending}` },
    devtool: 'cheap-module-source-map',
    output: { path: join(folder, '.cache', 'harness'), publicPath: '/', uniqueName: 'festival_harness' },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: { ...federation.resolve.alias, '#remote-states': states },
    },
    module: {
      rules: [
        ...moduleRules('browser', 'development', { refresh: isLive }),
        ...federation.module.rules,
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    performance: { hints: false },
    plugins: [
      ...federation.plugins,
      new MiniCssExtractPlugin({ ignoreOrder: true }),
      ...(isLive ? [fastRefresh()] : []),
    ],
  } satisfies Configuration;
}
