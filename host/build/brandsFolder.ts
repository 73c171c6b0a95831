import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the brands' themes, fonts and pictures. It is in a separate file, so that the server can send pictures
 * without loading a build tool.
 */
export const brandsFolder = fileURLToPath(
  new URL('../brands', import.meta.resolve('@festival/shared-ui/button/Button')),
);

/** All brands that have a theme. A new brand needs only a folder. [BRD-01] */
export const brands = (): string[] =>
  readdirSync(brandsFolder).filter((brand) => existsSync(join(brandsFolder, brand, 'theme.css')));
