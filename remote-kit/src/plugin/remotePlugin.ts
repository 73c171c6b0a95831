import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { manifestName } from '@festival/release-registry/package/packageFiles';
import type { Compiler, Stats } from 'webpack';
import { type BrowserModules, browserModules } from '../build/browserModules.ts';
import { buildId } from '../build/inputHash.ts';
import { writeManifest } from '../build/writeManifest.ts';
import { writeServerEntry } from '../build/writeServerEntry.ts';
import { setSource } from '../package/setSource.ts';
import { browserOutput } from '../preset/browserOutput.ts';
import { NamedSharedImportsPlugin } from '../preset/namedSharedImportsPlugin.ts';
import { RemoteContainerPlugin } from '../preset/remoteContainerPlugin.ts';
import { serverOutput } from '../preset/serverOutput.ts';
import { sharedExternals } from '../preset/sharedExternals.ts';
import type { Remote } from '../remote/remote.ts';

interface RemotePluginOptions {
  /** The folder of the package; by default `dist/package` in the remote's folder. */
  packageFolder?: string;
  /** By default `1.0.0-local.h<hash of the content>`; `remote-kit publish` can set it later. */
  version?: string;
}

type Target = 'browser' | 'server';

const targetOf = ({ options }: Compiler): Target =>
  [options.target].flat().some((target) => /^(async-)?node/.test(String(target))) ? 'server' : 'browser';

/**
 * Builds a remote with a team's own configuration of webpack or rspack: use one instance in two builds, one with a target of Node. It sets the
 * options that the package format requires (docs/package.md), and writes the package when both are done. The team's configuration determines
 * everything else, such as loaders and minimizers. [FED-01]
 */
export class RemotePlugin {
  readonly #remote: Remote;
  readonly #packageFolder: string;
  readonly #version: string | undefined;
  readonly #applied = new Set<Target>();
  readonly #built = new Set<Target>();
  #modules: BrowserModules = { exposes: {}, shared: [] };

  constructor(remote: Remote, { packageFolder, version }: RemotePluginOptions = {}) {
    this.#remote = remote;
    this.#packageFolder = packageFolder ?? join(remote.folder, 'dist', 'package');
    this.#version = version;
  }

  apply(compiler: Compiler): void {
    const target = targetOf(compiler);
    if (this.#applied.has(target))
      throw new Error(`RemotePlugin is in two builds for the ${target}: it needs one each.`);
    this.#applied.add(target);
    if (target === 'browser') this.#forBrowser(compiler);
    else this.#forServer(compiler);
    const begin = () => this.#begin(target);
    compiler.hooks.run.tap('RemotePlugin', begin);
    compiler.hooks.watchRun.tap('RemotePlugin', begin);
    compiler.hooks.done.tapPromise('RemotePlugin', (stats) => this.#end(target, stats));
  }

  #forBrowser(compiler: Compiler): void {
    const { options } = compiler;
    const outputFolder = join(this.#packageFolder, 'browser');
    options.target ??= ['web', 'es2022'];
    options.entry = {};
    Object.assign(options.output, browserOutput(this.#remote, { outputFolder, buildId: buildId(this.#remote.folder) }));
    // Code shared by two exposed modules is in both: a shared chunk would be one more request of the first load.
    options.optimization.splitChunks = false;
    new RemoteContainerPlugin(this.#remote).apply(compiler);
  }

  #forServer(compiler: Compiler): void {
    const { options } = compiler;
    options.entry = { remote: { import: [writeServerEntry(this.#remote)] } };
    Object.assign(options.output, serverOutput(join(this.#packageFolder, 'server')));
    options.externals = sharedExternals();
    // Readable in stack traces; visitors do not load it.
    options.optimization.minimize = false;
    options.optimization.splitChunks = false;
    new NamedSharedImportsPlugin().apply(compiler);
  }

  #begin(target: Target): void {
    if (this.#applied.size < 2) {
      const missing = target === 'browser' ? "with target: 'node'" : "for the browser, with target: 'web'";
      throw new Error(`RemotePlugin is in one build only: put the same instance into a second one ${missing}.`);
    }
    this.#built.delete(target);
    // Left-over files of a former build must not be published.
    rmSync(join(this.#packageFolder, manifestName), { force: true });
  }

  async #end(target: Target, { compilation }: Stats): Promise<void> {
    if (compilation.errors.length > 0) return;
    if (target === 'browser') this.#modules = browserModules(compilation, this.#remote);
    this.#built.add(target);
    if (this.#built.size < 2) return;
    const manifest = await writeManifest(this.#remote, {
      packageFolder: this.#packageFolder,
      version: this.#version,
      modules: this.#modules,
    });
    const { name, version } = setSource(manifest, {
      folder: this.#remote.folder,
      packageFolder: this.#packageFolder,
    });
    compilation.compiler
      .getInfrastructureLogger('RemotePlugin')
      .info(`${name} ${version} is in ${this.#packageFolder}`);
  }
}
