import { moduleRules } from '@festival/remote-kit/preset/moduleRules';
import { optimization } from '@festival/remote-kit/preset/optimization';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';

/** The console for browsers: one script and one stylesheet, named by their content. */
export const consoleConfig = (folder: string, outputFolder: string): Configuration => ({
  name: 'release-console',
  mode: 'production',
  target: ['web', 'es2022'],
  context: folder,
  entry: { console: './src/entry.tsx' },
  devtool: false,
  output: {
    path: outputFolder,
    publicPath: '/console/assets/',
    filename: '[name].[contenthash].js',
    clean: true,
  },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: { rules: moduleRules('browser', 'production') },
  optimization: { ...optimization(true), splitChunks: false },
  performance: { hints: false },
  plugins: [new MiniCssExtractPlugin({ ignoreOrder: true, filename: '[name].[contenthash].css' })],
});
