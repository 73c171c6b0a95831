import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastRefresh } from '@festival/remote-kit/preset/fastRefresh';
import { type Mode, moduleRules } from '@festival/remote-kit/preset/moduleRules';
import { optimization } from '@festival/remote-kit/preset/optimization';
import { packageFolder } from '@festival/remote-kit/share-table';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type Module } from 'webpack';

export interface HostConfigOptions {
  folder: string;
  outputFolder: string;
  mode: Mode;
}

type Test = RegExp | ((module: Module) => boolean);

const group = (name: string, priority: number, chunks: 'all' | 'initial' | 'async', test: Test) => ({
  name,
  priority,
  chunks,
  test,
  enforce: true,
});

/** Zod, axios with the shell's client, and the contracts with schemas: what sends and checks calls, which no page needs before its first call. */
const sendsOrChecks = (module: Module): boolean => {
  const resource = module.nameForCondition() ?? '';
  return (
    /node_modules[\\/](zod|axios)[\\/]|host[\\/]src[\\/]network[\\/](openClient|keepTrying)\./.test(resource) ||
    (/shared-contracts[\\/]src[\\/]/.test(resource) && /from '(zod\/mini|axios)'/.test(readFileSync(resource, 'utf8')))
  );
};

/**
 * A few files instead of many small ones: the libraries of every page, its contracts and components, the contracts of products, the
 * other contracts that remotes use, and calls. A line is shared by all that a page requests, so its hero comes later with each file that comes
 * with it. Texts stay separate files, because a page needs one language.
 */
const cacheGroups = {
  // `jotai/utils` is bundled with each remote that uses it; the host does not provide it.
  libraries: group(
    'libraries',
    40,
    'all',
    /node_modules[\\/](react|react-dom|scheduler|jotai(?!.*utils)|react-router|react-router-dom|i18next|react-i18next)[\\/]|[\\/]shared[\\/]part-/,
  ),
  shellLibraries: group('libraries', 35, 'initial', /node_modules[\\/]/),
  contracts: group('components', 30, 'initial', /shared-contracts[\\/]src[\\/]/),
  calls: group('calls', 25, 'async', sendsOrChecks),
  // Every list of products needs these.
  productContracts: group('contracts-product', 21, 'async', /shared-contracts[\\/]src[\\/](product|state)[\\/]/),
  moreContracts: group('contracts-more', 20, 'async', /shared-contracts[\\/]src[\\/](?!.*Texts)/),
  shellStyles: group('components', 12, 'initial', ({ type }) => type === 'css/mini-extract'),
  dialog: group('dialog', 11, 'async', /shared-ui[\\/]src[\\/]dialog/),
  // Fields are for the pages that have some.
  forms: group('forms', 11, 'async', /shared-ui[\\/]src[\\/](choice|field|form|select)/),
  // Dialogs and toasts are loaded with the first that opens. The quantity control has its two icons beside it.
  components: group(
    'components',
    10,
    'all',
    /shared-ui[\\/]src[\\/](?!locales|brands|dialog|toast)|lucide-react[\\/].*[\\/](minus|plus)\.mjs$/,
  ),
};

/** Browsers always have XMLHttpRequest, which axios prefers, so its fetch adapter is left out. */
const unusedParts = () => ({ [join(packageFolder('axios'), 'lib/adapters/fetch.js')]: false as const });

/** The shell for the browser, with every shared module; remotes contain none. */
export function hostBrowserConfig({ folder, outputFolder, mode }: HostConfigOptions): Configuration {
  const isDevelopment = mode === 'development';
  // The dev server replaces a stylesheet by its name.
  const styles = isDevelopment ? '[name].css' : '[name].[contenthash].css';
  return {
    name: 'host (browser)',
    mode,
    target: ['web', 'es2022'],
    context: folder,
    entry: { shop: './src/app/entry/entry.browser.tsx' },
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    output: {
      path: outputFolder,
      publicPath: '/assets/',
      uniqueName: 'festival_host',
      // The first file names all others: each character of a hash is sent to every visitor.
      hashDigestLength: 12,
      filename: '[name].[contenthash].js',
      chunkFilename: '[name].[contenthash].js',
      assetModuleFilename: '[name].[contenthash][ext]',
      chunkLoadTimeout: 12_000,
      // The folder also contains the files of earlier builds, for open pages.
      clean: false,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias: unusedParts() },
    module: {
      rules: [
        ...moduleRules('browser', mode, { refresh: isDevelopment }),
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      ...optimization(mode === 'production'),
      splitChunks: { chunks: 'all', minSize: 12_000, cacheGroups },
    },
    performance: { hints: false },
    plugins: [
      new MiniCssExtractPlugin({
        // A class name belongs to one file, so the order of files does not matter.
        ignoreOrder: true,
        filename: styles,
        chunkFilename: styles,
      }),
      // What a page and its first press run is compiled while it is fetched, in another thread, not in the press; browsers that don't know the hint pass it over.
      new webpack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        test: /^(shop|components)\.[^/]*\.js$/,
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
      ...(isDevelopment ? [fastRefresh()] : []),
    ],
  };
}
