import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '@festival/remote-kit/share-table';

/** Where the brands' themes, fonts and art are. */
export const brandsFolder = join(packageFolder('@festival/shared-ui'), 'src', 'brands');

/** Every brand that has a theme: a further brand is a further folder, and nothing else. [BRD-01] */
export const brands = (): string[] =>
  readdirSync(brandsFolder).filter((brand) => existsSync(join(brandsFolder, brand, 'theme.css')));
