import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@festival/shared-contracts/language/languages';
import type { Remote } from '../remote/remote.ts';
import { packageFolder } from '../share-table/shareTable.ts';
import type { HarnessOptions } from './harnessOptions.ts';

/** The folder of each brand's theme, fonts and art. */
export const brandsFolder = (): string => join(packageFolder('@festival/shared-ui'), 'src', 'brands');

/** The brands of a folder such as a host's `BRANDS_FOLDER`: each has a theme; one that is built in is not replaced. */
const brandsIn = (folder: string, builtIn: readonly string[]): string[] =>
  readdirSync(folder)
    .filter((brand) => existsSync(join(folder, brand, 'theme.css')) && !builtIn.includes(brand))
    .sort();

/** What a remote's page gets; fakes where there is no shop API, and the brands of a further folder where one is named. */
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
