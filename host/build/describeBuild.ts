import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractsVersion, shareTable } from '@festival/remote-kit/share-table';
import { languages } from '@festival/shared-contracts/language/language';
import type { ReleaseFile } from '@festival/shared-contracts/release/remoteReleaseManifest';
import type { Compilation } from 'webpack';
import { z } from 'zod';
import { brands, brandsFolder } from './brandEntries.ts';
import { sharedChunkName } from './generatedSources.ts';
import type { HostManifest } from './hostManifest.ts';

const brandFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  colorScheme: z.enum(['light', 'dark']),
  themeColor: z.string(),
  logo: z.string(),
  symbol: z.string(),
});

interface Files {
  js: string[];
  css: string[];
}

function filesOf(compilation: Compilation, group: string): Files {
  const files = compilation.namedChunkGroups.get(group)?.getFiles() ?? [];
  return { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) };
}

const without = (files: Files, first: Files): Files => ({
  js: files.js.filter((file) => !first.js.includes(file)),
  css: files.css.filter((file) => !first.css.includes(file)),
});

function brandAssets(compilation: Compilation, brand: string) {
  const described = brandFileSchema.parse(JSON.parse(readFileSync(join(brandsFolder, brand, 'brand.json'), 'utf8')));
  const inBrand = join(brandsFolder, brand);
  const fonts = [...compilation.modules].flatMap((module) => {
    const { filename } = module.buildInfo ?? {};
    const source = module.nameForCondition();
    return source?.startsWith(inBrand) && typeof filename === 'string' ? [filename] : [];
  });
  return { ...described, css: filesOf(compilation, `brand-${brand}`).css, fonts };
}

/** What the server must know of a finished browser build. */
export function describeBuild(compilation: Compilation, files: readonly ReleaseFile[], version: string): HostManifest {
  const entry = filesOf(compilation, 'shop');
  const table = shareTable();
  const [nl, en, es] = languages;
  const texts = (language: string) => without(filesOf(compilation, `texts-${language}`), entry);
  return {
    entry,
    texts: { [nl]: texts(nl), [en]: texts(en), [es]: texts(es) },
    shared: Object.fromEntries(
      table.map(({ specifier }) => [specifier, without(filesOf(compilation, sharedChunkName(specifier)), entry)]),
    ),
    brands: Object.fromEntries(brands().map((brand) => [brand, brandAssets(compilation, brand)])),
    integrity: Object.fromEntries(
      files.filter(({ path }) => /\.(js|css)$/.test(path)).map(({ path, sha384 }) => [path, sha384]),
    ),
    offer: { version, contracts: contractsVersion(), shared: table.map(({ specifier }) => specifier) },
  };
}
