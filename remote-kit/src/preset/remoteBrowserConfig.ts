import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import type { Remote } from '../remote/remote.ts';
import { browserOutput } from './browserOutput.ts';
import { type Mode, moduleRules } from './moduleRules.ts';
import { optimization } from './optimization.ts';
import { RemoteContainerPlugin } from './remoteContainerPlugin.ts';

interface BrowserConfigOptions {
  outputFolder: string;
  /** Distinguishes two versions of this remote on one page. */
  buildId: string;
  mode: Mode;
}

/** The federated build for the browser: `remoteEntry.js`, one chunk per exposed module and its styles. */
export function remoteBrowserConfig(
  remote: Remote,
  { outputFolder, buildId, mode }: BrowserConfigOptions,
): Configuration {
  const isDevelopment = mode === 'development';
  // The dev server replaces a stylesheet by its name.
  const styles = isDevelopment ? '[name].css' : '[name].[contenthash].css';
  return {
    name: `${remote.name} (browser)`,
    mode,
    target: ['web', 'es2022'],
    context: remote.folder,
    entry: {},
    // In production the source maps are separate files, which no script names and which contain no source text (docs/package.md).
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    output: browserOutput(remote, { outputFolder, buildId }),
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: { rules: moduleRules('browser', mode, { refresh: isDevelopment }) },
    // Code shared by two exposed modules is in both: a shared chunk would be one more request of the first load.
    optimization: { ...optimization(mode === 'production'), splitChunks: false },
    performance: { hints: false },
    plugins: [
      ...(isDevelopment ? [] : [sourceMaps(remote)]),
      new MiniCssExtractPlugin({
        // Each class name belongs to one file, so the order of files does not matter.
        ignoreOrder: true,
        filename: styles,
        chunkFilename: styles,
      }),
      new RemoteContainerPlugin(remote),
    ],
  };
}

/** The source maps of scripts: they map a position in a published file to file, line and name in the remote's folder. [BYD-08] */
const sourceMaps = ({ folder }: Pick<Remote, 'folder'>) =>
  new webpack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: '[file].map',
    append: false,
    noSources: true,
    moduleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
      // webpack's runtime has no source file.
      path.isAbsolute(absoluteResourcePath)
        ? path.relative(folder, absoluteResourcePath).replaceAll('\\', '/')
        : absoluteResourcePath,
  });
