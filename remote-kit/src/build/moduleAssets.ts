import type { ModuleAssets } from '@festival/release-contracts/package/packageManifest';
import type { ChunkGroup, Compilation, Module } from 'webpack';
import { exposeChunkName } from '../remote/exposeChunkName.ts';

/** The prefix in a build of a module that it takes from the host. */
const consumed = 'webpack/sharing/consume/default/';

const keysOf = (modules: Iterable<Module>): string[] => {
  const names = [...modules].map((module) => module.libIdent({ context: '' }));
  return [
    ...new Set(names.flatMap((name) => (name?.startsWith(consumed) ? [name.slice(consumed.length)] : []))),
  ].sort();
};

/** The shared modules that an exposed module needs before it can render, without the modules of lazy chunks. */
const sharedBy = ({ chunkGraph }: Compilation, group: ChunkGroup): string[] =>
  keysOf(group.chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]));

/** Scripts, styles and shared modules of each exposed module, without those of lazy chunks. */
export function moduleAssets(compilation: Compilation, exposes: readonly string[]): Record<string, ModuleAssets> {
  return Object.fromEntries(
    exposes.map((expose) => {
      const group = compilation.namedChunkGroups.get(exposeChunkName(expose));
      if (!group) throw new Error(`webpack made no chunk for the exposed module ${expose}`);
      const files = group.getFiles();
      const js = files.filter((file) => file.endsWith('.js'));
      const css = files.filter((file) => file.endsWith('.css'));
      return [expose, { js, css, shared: sharedBy(compilation, group) }];
    }),
  );
}

/** The shared modules that this build takes from the host. */
export const consumedModules = (compilation: Compilation): string[] => keysOf(compilation.modules);
