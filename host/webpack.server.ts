import { moduleRules } from '@festival/remote-kit/preset/moduleRules';
import type { Configuration } from 'webpack';
import type { HostConfigOptions } from './webpack.browser.ts';

/**
 * The worker's code to render a page: React, the shell and every shared module in one CommonJS file, so that each has
 * one instance.
 */
export function hostServerConfig({ folder, outputFolder, mode }: HostConfigOptions) {
  return {
    name: 'host (server)',
    mode,
    target: 'node24',
    context: folder,
    entry: { render: './server/render/entry.server.tsx' },
    devtool: false,
    output: {
      path: outputFolder,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      asyncChunks: false,
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: { rules: moduleRules('server', mode) },
    optimization: { minimize: false, splitChunks: false },
    performance: { hints: false },
  } satisfies Configuration;
}
