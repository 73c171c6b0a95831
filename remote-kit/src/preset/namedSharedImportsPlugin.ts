import type { Compilation, Compiler, Dependency, Module, WebpackError } from 'webpack';
import { shareTable } from '../share-table/shareTable.ts';

interface ImportSpecifier extends Dependency {
  ids: string[];
  request: string;
}

const isImportSpecifier = (dependency: Dependency): dependency is ImportSpecifier =>
  / import specifier$/.test(dependency.type) &&
  'ids' in dependency &&
  Array.isArray(dependency.ids) &&
  'request' in dependency;

const isShared = (module: Module | null) =>
  module !== null && (module.type === 'consume-shared-module' || 'externalType' in module);

/** The reason why `name` can't be imported from a shared module; undefined if it can. */
function importError(request: string, name: string | undefined): string | undefined {
  if (name === 'default') {
    return `Import from ${request} by name: the default import of a shared module is its whole namespace.`;
  }
  const names = shareTable().find(({ specifier }) => specifier === request)?.names;
  if (name === undefined || !names || names.includes(name)) return undefined;
  return `${name} of ${request} is not shared: pages carry ${names.join(', ')}. Add it to remote-kit's share table.`;
}

/**
 * The name that is imported from the shared module. Other libraries may write `React.useState`: a member of the default
 * import is the same on both objects; only the default itself is not.
 */
function takenName(module: Module, [name, member]: string[]): string | undefined {
  const isLibrary = 'resource' in module && String(module.resource).includes('/node_modules/');
  return name === 'default' && member !== undefined && isLibrary ? member : name;
}

function importErrors({ modules, moduleGraph, compiler }: Compilation): WebpackError[] {
  return [...modules].flatMap((module) =>
    module.dependencies
      .filter(isImportSpecifier)
      .filter((dependency) => isShared(moduleGraph.getModule(dependency)))
      .flatMap(({ request, ids }) => {
        const message = importError(request, takenName(module, ids));
        if (message === undefined) return [];
        const error = new compiler.webpack.WebpackError(message);
        error.module = module;
        return [error];
      }),
  );
}

/**
 * Refuses imports from shared modules that would silently be wrong or undefined until they are used: default imports
 * (from a share scope, and from `require` on the server, they are the namespace), and names that are not shared.
 */
export class NamedSharedImportsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NamedSharedImportsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('NamedSharedImportsPlugin', () => {
        compilation.errors.push(...importErrors(compilation));
      });
    });
  }
}
