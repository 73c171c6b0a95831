import webpack, { type Compiler } from 'webpack';

/**
 * Hands every script that webpack's own loader makes to the page, before it is sent for: the page knows each file's
 * published hash and its second address [FED-08]. Without such a page (a dev server) nothing changes.
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
