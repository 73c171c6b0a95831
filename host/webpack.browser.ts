import { IntegrityPlugin } from '@festival/remote-kit/preset/integrityPlugin';
import { type Mode, moduleRules } from '@festival/remote-kit/preset/moduleRules';
import { optimization } from '@festival/remote-kit/preset/optimization';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { brandEntries } from './build/brandEntries.ts';

export interface HostConfigSettings {
  folder: string;
  outputFolder: string;
  /** Aliases of the generated sources. */
  alias: Record<string, string>;
  mode: Mode;
}

/**
 * The first page needs these anyway, so they come in few files: libraries, and the contracts, whose many small doors
 * would each be a request of its own.
 */
const firstChunks = {
  libraries: {
    name: 'libraries',
    test: /node_modules[\\/](react|react-dom|scheduler|jotai|react-router|react-router-dom|i18next|react-i18next|use-sync-external-store|@module-federation)[\\/]/,
    chunks: 'all' as const,
    priority: 30,
    enforce: true,
  },
  contracts: {
    name: 'contracts',
    test: /shared-contracts[\\/]src[\\/]|node_modules[\\/](zod|axios)[\\/]/,
    chunks: 'all' as const,
    priority: 20,
    enforce: true,
  },
};

/** The shell for the browser: it brings the federation runtime and every shared module; remotes bring neither. */
export function hostBrowserConfig({ folder, outputFolder, alias, mode }: HostConfigSettings) {
  return {
    name: 'host (browser)',
    mode,
    target: ['web', 'es2022'],
    context: folder,
    entry: { shop: './src/entry/entry.browser.tsx', ...brandEntries() },
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    output: {
      path: outputFolder,
      publicPath: '/assets/',
      uniqueName: 'festival_host',
      filename: '[name].[contenthash].js',
      chunkFilename: '[name].[contenthash].js',
      assetModuleFilename: '[name].[contenthash][ext]',
      chunkLoadTimeout: 12_000,
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias },
    module: {
      rules: [...moduleRules('browser', mode), { test: /\.woff2$/, type: 'asset/resource' }],
    },
    optimization: {
      ...optimization(mode === 'production'),
      splitChunks: { chunks: 'all', minSize: 12_000, cacheGroups: firstChunks },
    },
    performance: { hints: false },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash].css', chunkFilename: '[name].[contenthash].css' }),
      new ModuleFederationPlugin({
        name: 'festival_host',
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true } },
      }),
      new IntegrityPlugin(),
    ],
  } satisfies Configuration;
}
