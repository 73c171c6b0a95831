import type { Compiler, container } from 'webpack';
import { exposeChunkName } from '../remote/exposeChunkName.ts';
import type { Remote } from '../remote/remote.ts';
import { shareTable } from '../share-table/shareTable.ts';
import { IntegrityPlugin } from './integrityPlugin.ts';
import { NamedSharedImportsPlugin } from './namedSharedImportsPlugin.ts';

/** Everything in the table comes from the host: one copy, and no fallback that could become a second one. */
function consumed() {
  return Object.fromEntries(
    shareTable().map(({ specifier }) => [
      specifier,
      { singleton: true, import: false as const, requiredVersion: false as const },
    ]),
  );
}

const exposed = ({ exposes }: Remote) =>
  Object.fromEntries(
    Object.entries(exposes).map(([expose, file]) => [expose, { import: file, name: exposeChunkName(expose) }]),
  );

/** webpack's own containers, which rspack has under another name. */
function federationOf({ webpack }: Compiler): typeof container.ModuleFederationPlugin {
  const containers: typeof webpack.container & {
    ModuleFederationPluginV1?: typeof container.ModuleFederationPlugin;
  } = webpack.container;
  return containers.ModuleFederationPluginV1 ?? containers.ModuleFederationPlugin;
}

/** Makes a build for the browser the remote's container: `remoteEntry.js`, and one chunk for each exposed module. Of webpack and of rspack. */
export class RemoteContainerPlugin {
  readonly #remote: Remote;

  constructor(remote: Remote) {
    this.#remote = remote;
  }

  apply(compiler: Compiler): void {
    const { name } = this.#remote;
    const ModuleFederationPlugin = federationOf(compiler);
    new ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.js',
      library: { type: 'var', name },
      exposes: exposed(this.#remote),
      shared: consumed(),
    }).apply(compiler);
    new IntegrityPlugin().apply(compiler);
    new NamedSharedImportsPlugin().apply(compiler);
  }
}
