import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { exposeChunkName } from '../remote/exposeChunkName.ts';
import type { Remote } from '../remote/remote.ts';
import { shareTable } from '../share-table/shareTable.ts';
import { IntegrityPlugin } from './integrityPlugin.ts';
import { type Mode, moduleRules } from './moduleRules.ts';
import { NamedSharedImportsPlugin } from './namedSharedImportsPlugin.ts';
import { optimization } from './optimization.ts';

interface BrowserConfigOptions {
  outputFolder: string;
  /** Distinguishes two versions of this remote on one page. */
  buildId: string;
  mode: Mode;
}

/** Everything in the table comes from the host: one copy, and no fallback that could become a second one. */
function consumed() {
  return Object.fromEntries(
    shareTable().map(({ specifier }) => [
      specifier,
      { singleton: true, import: false as const, requiredVersion: false as const },
    ]),
  );
}

const exposed = ({ exposes }: Remote) =>
  Object.fromEntries(
    Object.entries(exposes).map(([expose, file]) => [expose, { import: file, name: exposeChunkName(expose) }]),
  );

/** The federated build for the browser: `remoteEntry.js`, one chunk per exposed module and its styles. */
export function remoteBrowserConfig(
  remote: Remote,
  { outputFolder, buildId, mode }: BrowserConfigOptions,
): Configuration {
  return {
    name: `${remote.name} (browser)`,
    mode,
    target: ['web', 'es2022'],
    context: remote.folder,
    entry: {},
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    output: {
      path: outputFolder,
      // Chunks have the origin of the entry: the host's, or the registry's.
      publicPath: 'auto',
      uniqueName: `${remote.name}_${buildId}`,
      // The first file names all others: each character of a hash is sent to every visitor.
      hashDigestLength: 12,
      filename: '[name].[contenthash].js',
      chunkFilename: '[name].[contenthash].js',
      chunkLoadTimeout: 8_000,
      // A module that threw runs again on the next import, instead of being an empty module.
      strictModuleErrorHandling: true,
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: { rules: moduleRules('browser', mode) },
    // What two exposed modules share is in both: a chunk between them would be one more request of the first load.
    optimization: { ...optimization(mode === 'production'), splitChunks: false },
    performance: { hints: false },
    plugins: [
      new MiniCssExtractPlugin({
        // Each class name belongs to one file, so the order of files does not matter.
        ignoreOrder: true,
        filename: '[name].[contenthash].css',
        chunkFilename: '[name].[contenthash].css',
      }),
      new webpack.container.ModuleFederationPlugin({
        name: remote.name,
        filename: 'remoteEntry.js',
        library: { type: 'var', name: remote.name },
        exposes: exposed(remote),
        shared: consumed(),
      }),
      new IntegrityPlugin(),
      new NamedSharedImportsPlugin(),
    ],
  };
}
