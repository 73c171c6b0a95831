import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A mistake that the operator can correct. */
export class BrandProblem extends Error {
  override name = 'BrandProblem';
}

interface BrandFolder {
  id: string;
  /** The folder of the brand's design. */
  looks: string;
  /** The URLs of the brand's shops. */
  slugs: string[];
}

const jsonOf = (file: string): unknown => {
  if (!existsSync(file)) throw new BrandProblem(`${file} is missing.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BrandProblem(`${file} is not valid JSON: ${String(error)}`);
  }
};

/** Reads a folder with `brand/` and `festival.json`. @throws BrandProblem if the two do not match. */
export const brandFolder = (folder: string): BrandFolder => {
  const looks = join(folder, 'brand');
  const { id = '' } = jsonOf(join(looks, 'brand.json')) as { id?: string };
  if (!/^[a-z][a-z0-9-]{0,62}$/.test(id)) {
    throw new BrandProblem(`${looks}/brand.json: its id '${id}' must be small letters, digits and -.`);
  }
  if (!existsSync(join(looks, 'theme.css'))) throw new BrandProblem(`${looks}/theme.css is missing.`);
  const { shops = [] } = jsonOf(join(folder, 'festival.json')) as { shops?: { config?: Record<string, unknown> }[] };
  const other = shops.find(({ config }) => config?.ossBrand !== id);
  if (other) throw new BrandProblem(`${other.config?.slug} has the brand ${other.config?.ossBrand}, not ${id}.`);
  return { id, looks, slugs: shops.map(({ config }) => String(config?.slug)) };
};

/** Copies a brand's design to the host's brands, atomically. */
export const installBrand = ({ id, looks }: BrandFolder, brands: string): void => {
  mkdirSync(brands, { recursive: true });
  const half = join(brands, `.${id}`);
  rmSync(half, { recursive: true, force: true });
  cpSync(looks, half, { recursive: true });
  rmSync(join(brands, id), { recursive: true, force: true });
  renameSync(half, join(brands, id));
};
