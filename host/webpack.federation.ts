import { join } from 'node:path';
import { hostFederation } from '@festival/remote-kit/preset/hostFederation';
import { moduleRules } from '@festival/remote-kit/preset/moduleRules';
import type { Configuration } from 'webpack';
import type { HostConfigOptions } from './webpack.browser.ts';

/**
 * The host of the federation: the runtime of Module Federation with the shop's plugins, as a module that the shell imports as
 * `#federation-host`. The plugin starts the runtime with the first file of its build; in a separate build it becomes one chunk, which a
 * page without a remote never loads.
 */
export function hostFederationConfig({ folder, mode }: Omit<HostConfigOptions, 'outputFolder'>): Configuration {
  const { resolve, module, plugins } = hostFederation('festival_host');
  return {
    name: 'host (federation)',
    mode,
    target: ['web', 'es2022'],
    context: folder,
    entry: { host: './src/remotes/federation/host/openHost.ts' },
    devtool: false,
    experiments: { outputModule: true },
    output: {
      path: join(folder, '.cache', 'federation'),
      filename: '[name].js',
      library: { type: 'module' },
      publicPath: '',
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'], ...resolve },
    module: { rules: [...moduleRules('browser', mode), ...module.rules] },
    // The shell's build makes it small.
    optimization: { minimize: false, moduleIds: 'named' },
    performance: { hints: false },
    plugins,
  };
}
