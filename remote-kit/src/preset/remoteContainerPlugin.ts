import { createRequire } from 'node:module';
import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compiler } from 'webpack';
import { exposeChunkName } from '../remote/exposeChunkName.ts';
import type { Remote } from '../remote/remote.ts';
import { shareTable } from '../share-table/shareTable.ts';
import { NamedSharedImportsPlugin } from './namedSharedImportsPlugin.ts';

type FederationPlugin = typeof ModuleFederationPlugin;
type Options = ConstructorParameters<FederationPlugin>[0];

const require = createRequire(import.meta.url);

/**
 * The plugin for this compiler: Module Federation has one for webpack and one for rspack. Only the one in use is
 * loaded.
 */
function federationFor({ webpack }: Compiler): FederationPlugin {
  const isRspack = 'rspackVersion' in webpack;
  const module: { ModuleFederationPlugin: FederationPlugin } = isRspack
    ? require('@module-federation/enhanced/rspack')
    : require('@module-federation/enhanced/webpack');
  return module.ModuleFederationPlugin;
}

/** All modules in the table come from the host: one copy, and no fallback that could become a second one. */
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

/** Module Federation's documented options for a remote of the shop. */
const federationOptions = (remote: Remote): Options => ({
  name: remote.name,
  filename: 'remoteEntry.js',
  library: { type: 'var', name: remote.name },
  exposes: exposed(remote),
  shared: consumed(),
  shareStrategy: 'loaded-first',
  // The package has its own manifest, and types come with the contracts.
  manifest: false,
  dts: false,
  // The page already has the runtime: an entry with a copy of it would be 18 kB larger.
  experiments: {
    externalRuntime: true,
    optimization: { disableRemote: true, disableSnapshot: true, target: 'web' },
  },
});

/** Makes a browser build of webpack or rspack a remote: `remoteEntry.js`, and one chunk for each exposed module. */
export class RemoteContainerPlugin {
  readonly #remote: Remote;

  constructor(remote: Remote) {
    this.#remote = remote;
  }

  apply(compiler: Compiler): void {
    const ModuleFederationPlugin = federationFor(compiler);
    new ModuleFederationPlugin(federationOptions(this.#remote)).apply(compiler);
    new NamedSharedImportsPlugin().apply(compiler);
  }
}
