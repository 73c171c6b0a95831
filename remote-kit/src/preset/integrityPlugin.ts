import type { Compilation, Compiler, runtime } from 'webpack';

type ScriptHooks = ReturnType<typeof runtime.LoadScriptRuntimeModule.getCompilationHooks>;

/** Where the code that requests a script is made: rspack has it at another place than webpack. */
function scriptHooks({ webpack }: Compiler, compilation: Compilation): Pick<ScriptHooks, 'createScript'> {
  const { RuntimePlugin }: { RuntimePlugin?: typeof runtime.LoadScriptRuntimeModule } = webpack as object;
  return (RuntimePlugin ?? webpack.runtime.LoadScriptRuntimeModule).getCompilationHooks(compilation);
}

/**
 * Passes every script element of webpack's own loader to the page before it is fetched: the page has each file's
 * published hash and its second address [FED-08]. In a page without them (of a dev server) nothing changes.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      scriptHooks(compiler, compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\nglobalThis.__festival?.prepareScript(script, url);`,
      );
    });
  }
}
