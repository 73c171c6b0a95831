import webpack, { type Compiler } from 'webpack';

/**
 * Passes every script element of webpack's own loader to the page before it is fetched: the page has each file's
 * published hash and its second address [FED-08]. In a page without them (of a dev server) nothing changes.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\nglobalThis.__festival?.prepareScript(script, url);`,
      );
    });
  }
}
