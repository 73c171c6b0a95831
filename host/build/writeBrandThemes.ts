import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { cssTargets } from '@festival/remote-kit/preset/optimization';
import { bundle } from 'lightningcss';
import { brands, brandsFolder } from './brandsFolder.ts';
import { type BrandAssets, brandFileSchema } from './hostManifest.ts';

/** `name.<hash of the content>.ext`: such a file may be cached permanently. */
function hashedName(file: string, content: Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 20);
  return `${basename(file, extname(file))}.${hash}${extname(file)}`;
}

function writeAsset(outputFolder: string, file: string, content: Buffer): string {
  const name = hashedName(file, content);
  writeFileSync(join(outputFolder, name), content);
  return name;
}

/** One brand's theme as a single stylesheet, with its fonts. */
function writeTheme(brand: string, outputFolder: string): BrandAssets {
  const folder = join(brandsFolder, brand);
  const described = brandFileSchema.parse(JSON.parse(readFileSync(join(folder, 'brand.json'), 'utf8')));
  const { code, dependencies } = bundle({
    filename: join(folder, 'theme.css'),
    minify: true,
    targets: cssTargets,
    analyzeDependencies: { preserveImports: false },
  });
  const fonts: string[] = [];
  let css = Buffer.from(code).toString('utf8');
  for (const dependency of dependencies ?? []) {
    if (dependency.type !== 'url' || dependency.url.startsWith('/')) continue;
    const source = resolve(dirname(dependency.loc.filePath), dependency.url);
    const font = writeAsset(outputFolder, source, readFileSync(source));
    css = css.replaceAll(dependency.placeholder, `/assets/${font}`);
    fonts.push(font);
  }
  return { ...described, css: [writeAsset(outputFolder, `brand-${brand}.css`, Buffer.from(css))], fonts };
}

/** Writes a stylesheet for every brand with a theme, so that a page loads only its own. [BRD-01] */
export function writeBrandThemes(outputFolder: string): { brands: Record<string, BrandAssets>; files: string[] } {
  mkdirSync(outputFolder, { recursive: true });
  const themes = brands().map((brand) => writeTheme(brand, outputFolder));
  return {
    brands: Object.fromEntries(themes.map((theme) => [theme.id, theme])),
    files: themes.flatMap(({ css, fonts }) => [...css, ...fonts]),
  };
}
