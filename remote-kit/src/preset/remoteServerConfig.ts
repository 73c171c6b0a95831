import type { Configuration } from 'webpack';
import type { Remote } from '../remote/remote.ts';
import { moduleRules } from './moduleRules.ts';
import { NamedSharedImportsPlugin } from './namedSharedImportsPlugin.ts';
import { serverOutput } from './serverOutput.ts';
import { sharedExternals } from './sharedExternals.ts';

/**
 * The build for Node: one CommonJS file with every exposed module and no assets. `entry` is the generated list of
 * exposed modules.
 */
export function remoteServerConfig(remote: Remote, { outputFolder, entry }: { outputFolder: string; entry: string }) {
  return {
    name: `${remote.name} (server)`,
    mode: 'production',
    target: 'node24',
    context: remote.folder,
    entry: { remote: entry },
    devtool: false,
    output: serverOutput(outputFolder),
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    externals: sharedExternals(),
    module: { rules: moduleRules('server', 'production') },
    optimization: { minimize: false, splitChunks: false },
    performance: { hints: false },
    plugins: [new NamedSharedImportsPlugin()],
  } satisfies Configuration;
}
