import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@festival/shared-contracts/language/languages';
import type { Remote } from '../remote/remote.ts';
import { packageFolder } from '../share-table/shareTable.ts';
import type { HarnessOptions } from './harnessOptions.ts';

/** The folder of each brand's theme, fonts and art. */
export const brandsFolder = (): string => join(packageFolder('@festival/shared-ui'), 'src', 'brands');

/** The brands of a folder such as a host's `BRANDS_FOLDER`: each needs a theme; a built-in one is not replaced. */
const brandsIn = (folder: string, builtIn: readonly string[]): string[] =>
  readdirSync(folder)
    .filter((brand) => existsSync(join(folder, brand, 'theme.css')) && !builtIn.includes(brand))
    .sort();

/** The options of a remote's page; fakes without a shop API, and the brands of an additional folder if one is named. */
export const optionsFor = (
  { name, exposes }: Remote,
  shopApiUrl: string | null,
  furtherFolder?: string,
): HarnessOptions => {
  const builtIn = readdirSync(brandsFolder()).sort();
  const furtherBrands = furtherFolder ? brandsIn(furtherFolder, builtIn) : [];
  return {
    remote: name,
    exposes: Object.keys(exposes)
      .map((expose) => expose.slice(2))
      .filter((expose) => !expose.startsWith('texts/')),
    languages: [...languages],
    brands: [...builtIn, ...furtherBrands],
    furtherBrands,
    slug: process.env.SHOP_SLUG ?? 'solstrand',
    shopApiUrl,
  };
};
