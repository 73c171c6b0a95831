import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@festival/shared-contracts/language/languages';
import type { Remote } from '../remote/remote.ts';
import { packageFolder } from '../share-table/shareTable.ts';
import type { HarnessOptions } from './harnessOptions.ts';

/** The folder of each brand's theme, fonts and art. */
export const brandsFolder = (): string => join(packageFolder('@festival/shared-ui'), 'src', 'brands');

/** What a remote's page gets; fakes where there is no shop API. */
export const optionsFor = ({ name, exposes }: Remote, shopApiUrl: string | null): HarnessOptions => ({
  remote: name,
  exposes: Object.keys(exposes)
    .map((expose) => expose.slice(2))
    .filter((expose) => !expose.startsWith('texts/')),
  languages: [...languages],
  brands: readdirSync(brandsFolder()).sort(),
  slug: process.env.SHOP_SLUG ?? 'solstrand',
  shopApiUrl,
});
