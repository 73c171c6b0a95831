import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cssTargets } from '@festival/remote-kit/preset/cssTargets';
import { brands, brandsFolder } from './brandsFolder.ts';
import type { BrandAssets } from './hostManifest.ts';
import { writeTheme } from './writeTheme.ts';

/** Writes a stylesheet for every brand with a theme, so that a page loads only its own. [BRD-01] */
export function writeBrandThemes(outputFolder: string): { brands: Record<string, BrandAssets>; files: string[] } {
  mkdirSync(outputFolder, { recursive: true });
  const themes = brands().map((brand) => writeTheme(join(brandsFolder, brand), outputFolder, cssTargets));
  return {
    brands: Object.fromEntries(themes.map((theme) => [theme.id, theme])),
    files: themes.flatMap(({ css, fonts }) => [...css, ...fonts]),
  };
}
