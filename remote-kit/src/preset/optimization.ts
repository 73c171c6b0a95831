import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { cssTargets } from './cssTargets.ts';

/** Small output for browsers; a server's file stays readable in stack traces. */
export function optimization(minimize: boolean): NonNullable<Configuration['optimization']> {
  return {
    minimize,
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        terserOptions: {},
        // The libraries' licences are published in a separate file, which visitors do not load.
        extractComments: { condition: 'some', filename: 'licenses.txt', banner: false },
        parallel: false,
      }),
      new CssMinimizerPlugin({
        minify: CssMinimizerPlugin.lightningCssMinify,
        minimizerOptions: { targets: cssTargets },
        parallel: false,
      }),
    ],
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    realContentHash: true,
  };
}
