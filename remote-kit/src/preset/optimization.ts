import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';

/** Small output for browsers; a server's file stays readable in stack traces. */
export function optimization(minimize: boolean): NonNullable<Configuration['optimization']> {
  return {
    minimize,
    minimizer: [
      new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions: {}, extractComments: false, parallel: false }),
      new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, parallel: false }),
    ],
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    realContentHash: true,
  };
}
