import webpack, { type Compilation, type Compiler, type Dependency, type Module, type WebpackError } from 'webpack';

interface ImportSpecifier extends Dependency {
  ids: string[];
}

const isImportSpecifier = (dependency: Dependency): dependency is ImportSpecifier =>
  dependency.type === 'harmony import specifier' && 'ids' in dependency && Array.isArray(dependency.ids);

/**
 * A library that someone else wrote may say `React.useState`: a member of the default import is the same on either
 * object, only the default as a value of its own is not.
 */
const isLibraryMember = (module: Module, { ids }: ImportSpecifier): boolean =>
  ids.length > 1 && 'resource' in module && String(module.resource).includes('/node_modules/');

const isShared = (module: Module | null) =>
  module !== null && (module.type === 'consume-shared-module' || 'externalType' in module);

function defaultImports(compilation: Compilation): WebpackError[] {
  return [...compilation.modules].flatMap((module) =>
    module.dependencies
      .filter(
        (dependency) =>
          isImportSpecifier(dependency) && dependency.ids[0] === 'default' && !isLibraryMember(module, dependency),
      )
      .filter((dependency) => isShared(compilation.moduleGraph.getModule(dependency)))
      .map((dependency) => {
        const request = 'request' in dependency ? String(dependency.request) : 'a shared module';
        const error = new webpack.WebpackError(
          `Import from ${request} by name: the default import of a shared module is its whole namespace.`,
        );
        error.module = module;
        return error;
      }),
  );
}

/**
 * Refuses default imports from shared modules. Through a share scope, as through `require` on the server, they would be
 * the namespace object instead of the default export, without any error until they are used.
 */
export class NamedSharedImportsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NamedSharedImportsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('NamedSharedImportsPlugin', () => {
        compilation.errors.push(...defaultImports(compilation));
      });
    });
  }
}
