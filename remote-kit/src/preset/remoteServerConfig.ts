import type { Configuration } from 'webpack';
import type { Remote } from '../remote/remote.ts';
import { shareTable } from '../share-table/shareTable.ts';
import { moduleRules } from './moduleRules.ts';
import { NamedSharedImportsPlugin } from './namedSharedImportsPlugin.ts';

/** Exactly the modules of the share table are external: the host provides its own instances of them. */
function sharedExternals() {
  return Object.fromEntries(shareTable().map(({ specifier }) => [specifier, `commonjs ${specifier}`]));
}

/** The build for Node: one CommonJS file that holds every exposed module and no assets. `entry` is the generated list of exposed modules. */
export function remoteServerConfig(remote: Remote, { outputFolder, entry }: { outputFolder: string; entry: string }) {
  return {
    name: `${remote.name} (server)`,
    mode: 'production',
    target: 'node24',
    context: remote.folder,
    entry: { remote: entry },
    devtool: false,
    output: {
      path: outputFolder,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      asyncChunks: false,
      // An exposed module that threw throws again for the next page, instead of being an empty module.
      strictModuleErrorHandling: true,
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    externals: sharedExternals(),
    module: { rules: moduleRules('server', 'production') },
    optimization: { minimize: false, splitChunks: false },
    performance: { hints: false },
    plugins: [new NamedSharedImportsPlugin()],
  } satisfies Configuration;
}
