import { cssTargets } from '@festival/remote-kit/preset/cssTargets';
import { contractsVersion, federationVersion, shareTable } from '@festival/remote-kit/share-table';
import { providedExports } from '@festival/remote-kit/share-table/contractsRecord';
import { sharedChunkName } from '@festival/remote-kit/share-table/sharedChunkName';
import { languages } from '@festival/shared-contracts/language/languages';
import type { Compilation } from 'webpack';
import type { BrandAssets, HostManifest } from './hostManifest.ts';

interface Files {
  js: string[];
  css: string[];
}

/** The files that a page loads, without those that the dev server sends to open pages. */
function filesOf(compilation: Compilation, group: string): Files {
  const files = (compilation.namedChunkGroups.get(group)?.getFiles() ?? []).filter(
    (file) => !compilation.getAsset(file)?.info.hotModuleReplacement,
  );
  return { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) };
}

const without = (files: Files, first: Files): Files => ({
  js: files.js.filter((file) => !first.js.includes(file)),
  css: files.css.filter((file) => !first.css.includes(file)),
});

/** The chunks of the shell's own pages. */
const pageChunks = (compilation: Compilation): string[] =>
  [...compilation.namedChunkGroups.keys()].filter((name) => name.startsWith('page-'));

interface FinishedBuild {
  compilation: Compilation;
  brands: Record<string, BrandAssets>;
  /** All files that the browser may request. */
  files: readonly string[];
  /** The hashes of scripts and styles, by file. */
  integrity: HostManifest['integrity'];
  version: string;
  /** The text of the script inside each page. */
  early: string;
}

/** The manifest of a finished browser build, for the server. */
export function describeBuild({ compilation, brands, files, integrity, version, early }: FinishedBuild): HostManifest {
  const entry = filesOf(compilation, 'shop');
  const table = shareTable();
  const [nl, en, es] = languages;
  const texts = (language: string) => without(filesOf(compilation, `texts-${language}`), entry);
  return {
    early,
    entry,
    texts: { [nl]: texts(nl), [en]: texts(en), [es]: texts(es) },
    shared: Object.fromEntries(
      table.map(({ specifier }) => [specifier, without(filesOf(compilation, sharedChunkName(specifier)), entry)]),
    ),
    pages: Object.fromEntries(
      pageChunks(compilation).map((name) => [name, without(filesOf(compilation, name), entry)]),
    ),
    federation: without(filesOf(compilation, 'federation'), entry),
    brands,
    cssTargets,
    files: [...files],
    integrity,
    isDevelopment: false,
    hostCapabilities: {
      version,
      contracts: contractsVersion(),
      federation: federationVersion(),
      shared: table.map(({ specifier }) => specifier),
      exports: providedExports(),
      brands: Object.keys(brands).sort(),
    },
  };
}
