import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve, sep } from 'node:path';
import { bundle, type Targets } from 'lightningcss';
import { type BrandAssets, brandFileSchema } from './hostManifest.ts';

/** `name.<hash of the content>.ext`: a file with such a name may be cached permanently. */
function hashedName(file: string, content: Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 20);
  return `${basename(file, extname(file))}.${hash}${extname(file)}`;
}

function writeAsset(outputFolder: string, file: string, content: Buffer): string {
  const name = hashedName(file, content);
  writeFileSync(join(outputFolder, name), content);
  return name;
}

/**
 * Writes the theme in a brand's folder as a single stylesheet for these browsers, with its fonts [BRD-01].
 * @throws when the folder has no valid `brand.json` or `theme.css`, or its styles name a file outside of it.
 */
export function writeTheme(folder: string, outputFolder: string, targets: Targets): BrandAssets {
  const described = brandFileSchema.parse(JSON.parse(readFileSync(join(folder, 'brand.json'), 'utf8')));
  const { code, dependencies } = bundle({
    filename: join(folder, 'theme.css'),
    minify: true,
    targets,
    analyzeDependencies: { preserveImports: false },
  });
  const fonts: string[] = [];
  let css = Buffer.from(code).toString('utf8');
  for (const dependency of dependencies ?? []) {
    if (dependency.type !== 'url' || dependency.url.startsWith('/')) continue;
    const source = resolve(dirname(dependency.loc.filePath), dependency.url);
    if (!source.startsWith(resolve(folder) + sep)) throw new Error(`${dependency.url} is not in the brand's folder`);
    const font = writeAsset(outputFolder, source, readFileSync(source));
    css = css.replaceAll(dependency.placeholder, `/assets/${font}`);
    fonts.push(font);
  }
  const style = writeAsset(outputFolder, `brand-${described.id}.css`, Buffer.from(css));
  return { ...described, css: [style], fonts };
}
