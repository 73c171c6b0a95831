import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '@festival/remote-kit/share-table';

/** The folder of the brands' themes, fonts and pictures. */
export const brandsFolder = join(packageFolder('@festival/shared-ui'), 'src', 'brands');

/** All brands with a theme: a further brand needs only a folder. [BRD-01] */
export const brands = (): string[] =>
  readdirSync(brandsFolder).filter((brand) => existsSync(join(brandsFolder, brand, 'theme.css')));
