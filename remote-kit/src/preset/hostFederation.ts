import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { packageFolder } from '../share-table/shareTable.ts';

/** The runtime's own packages are imported as modules: otherwise the runtime would be in the file twice, once as CommonJS. */
const runtimeRule = {
  include: /[\\/]node_modules[\\/]@module-federation[\\/]/,
  resolve: { conditionNames: ['import', 'module', 'browser', 'default'] },
};

/**
 * Parts of the runtime, 4 kB on every page with a remote, that a host of the shop never calls: preloading of files (the document does this), remotes'
 * manifests (releases replace them), and imports of remotes and shared modules by a host's own code.
 */
function unusedParts() {
  const folder = dirname(packageFolder('@module-federation/enhanced'));
  const files = [
    'runtime-core/dist/utils/preload.js',
    'runtime-core/dist/plugins/generate-preload-assets.js',
    'sdk/dist/generateSnapshotFromManifest.js',
    'webpack-bundler-runtime/dist/consumes.js',
    'webpack-bundler-runtime/dist/getSharedFallbackGetter.js',
    'webpack-bundler-runtime/dist/installInitialConsumes.js',
    'webpack-bundler-runtime/dist/remotes.js',
  ];
  return Object.fromEntries(files.map((file) => [join(folder, file), false as const]));
}

/**
 * Configuration that makes a build a host of Module Federation, to be merged into its own: remotes use its runtime
 * (`externalRuntime`). A page's remotes, their versions, and the shared modules are set at run time.
 */
export const hostFederation = (name: string) =>
  ({
    resolve: { alias: unusedParts() },
    module: { rules: [runtimeRule] },
    plugins: [
      new ModuleFederationPlugin({
        name,
        remotes: {},
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          provideExternalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
    ],
  }) satisfies Configuration;
