import { join } from 'node:path';
import { IntegrityPlugin } from '@festival/remote-kit/preset/integrityPlugin';
import { type Mode, moduleRules } from '@festival/remote-kit/preset/moduleRules';
import { optimization } from '@festival/remote-kit/preset/optimization';
import { packageFolder } from '@festival/remote-kit/share-table';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';

export interface HostConfigSettings {
  folder: string;
  outputFolder: string;
  mode: Mode;
}

const group = (name: string, priority: number, chunks: 'all' | 'initial' | 'async', test: RegExp) => ({
  name,
  priority,
  chunks,
  test,
  enforce: true,
});

/**
 * Few files instead of many small ones: the libraries and the contracts that every page needs, the components, and what
 * else of the contracts some remote asks for. Texts stay files of their own, since a page needs one language.
 */
const cacheGroups = {
  libraries: group(
    'libraries',
    40,
    'all',
    /node_modules[\\/](react|react-dom|scheduler|jotai|react-router|react-router-dom|i18next|react-i18next|use-sync-external-store|@module-federation)[\\/]/,
  ),
  contracts: group('contracts', 30, 'initial', /shared-contracts[\\/]src[\\/]|node_modules[\\/](zod|axios)[\\/]/),
  moreContracts: group(
    'contracts-more',
    20,
    'async',
    /shared-contracts[\\/]src[\\/](?!.*Texts)|node_modules[\\/](zod|axios)[\\/]/,
  ),
  dialog: group('dialog', 11, 'async', /shared-ui[\\/]src[\\/]dialog/),
  // Dialogs and toasts come with the first that opens, the drawn select with the remote that has one.
  components: group('components', 10, 'all', /shared-ui[\\/]src[\\/](?!locales|brands|dialog|toast|select[\\/]Select)/),
};

/** Parts of the federation runtime `require` each other: they get the ES modules as well, or a page carries them twice. */
const oneFederationRuntime = {
  test: /node_modules[\\/]@module-federation[\\/]/,
  resolve: { conditionNames: ['import', 'module', 'browser', 'default'] },
};

/** Browsers always have the way to call that axios takes first, so that its second one stays out. */
const unusedParts = () => ({ [join(packageFolder('axios'), 'lib/adapters/fetch.js')]: false as const });

/** The shell for the browser: it brings the federation runtime and every shared module; remotes bring neither. */
export function hostBrowserConfig({ folder, outputFolder, mode }: HostConfigSettings) {
  return {
    name: 'host (browser)',
    mode,
    target: ['web', 'es2022'],
    context: folder,
    entry: { shop: './src/entry/entry.browser.tsx' },
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    output: {
      path: outputFolder,
      publicPath: '/assets/',
      uniqueName: 'festival_host',
      filename: '[name].[contenthash].js',
      chunkFilename: '[name].[contenthash].js',
      assetModuleFilename: '[name].[contenthash][ext]',
      chunkLoadTimeout: 12_000,
      // The folder holds the files of earlier builds too, for the pages that are open.
      clean: false,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias: unusedParts() },
    module: {
      rules: [...moduleRules('browser', mode), oneFederationRuntime, { test: /\.woff2$/, type: 'asset/resource' }],
    },
    optimization: {
      ...optimization(mode === 'production'),
      splitChunks: { chunks: 'all', minSize: 12_000, cacheGroups },
    },
    performance: { hints: false },
    plugins: [
      new MiniCssExtractPlugin({
        // Class names are of one file each, so the order of files decides nothing.
        ignoreOrder: true,
        filename: '[name].[contenthash].css',
        chunkFilename: '[name].[contenthash].css',
      }),
      new ModuleFederationPlugin({
        name: 'festival_host',
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new IntegrityPlugin(),
    ],
  } satisfies Configuration;
}
