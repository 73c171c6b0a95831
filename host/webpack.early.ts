import { moduleRules } from '@festival/remote-kit/preset/moduleRules';
import { optimization } from '@festival/remote-kit/preset/optimization';
import type { Configuration } from 'webpack';
import type { HostConfigOptions } from './webpack.browser.ts';

/** The script inside every page that takes presses and holds pictures back before React is loaded: one small file without a runtime. */
export function hostEarlyConfig({ folder, outputFolder, mode }: HostConfigOptions): Configuration {
  return {
    name: 'host (early)',
    mode,
    target: ['web', 'es2022'],
    context: folder,
    entry: { early: './src/app/entry/entry.early.ts' },
    devtool: false,
    output: { path: outputFolder, filename: '[name].js' },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: { rules: moduleRules('browser', mode) },
    optimization: optimization(true),
    performance: { hints: false },
  };
}
