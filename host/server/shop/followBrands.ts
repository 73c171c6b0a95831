import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { compressFiles } from '@festival/service-kit/files/compressFiles';
import { runPeriodically } from '@festival/service-kit/jobs/runPeriodically';
import type { FastifyBaseLogger } from 'fastify';
import type { HostManifest } from '../../build/hostManifest.ts';
import { writeTheme } from '../../build/writeTheme.ts';
import { brandSignature } from './brandSignature.ts';

interface BrandDeps {
  /** The brands of the build, to which those in the folder are added. */
  brands: HostManifest['brands'];
  cssTargets: HostManifest['cssTargets'];
  /** Contains a folder for each additional brand, as in shared-ui/src/brands. */
  folder: string;
  /** The folder for the brands' stylesheets and fonts, which are served as `/assets/…`. */
  assets: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** Milliseconds between two checks of the folder. */
const pause = 500;

/**
 * Adds the brands in a folder to those of the host's build, now and whenever one is added or changed, so that a running shop gets a brand without a
 * build [BRD-01]. A folder is read once it has not changed for a moment, since it may still be being copied. A brand of the build is never replaced.
 * An unreadable brand is logged, and read again after a change. `stop` ends it.
 */
export async function followBrands(deps: BrandDeps): Promise<{ stop(): Promise<void> }> {
  const built = new Set(Object.keys(deps.brands));
  const seen = new Map<string, string>();
  const taken = new Map<string, string>();

  async function look(): Promise<void> {
    for (const folder of await foldersIn(deps.folder)) {
      const signature = await brandSignature(folder);
      const isSettled = seen.get(folder) === signature;
      seen.set(folder, signature);
      if (!isSettled || taken.get(folder) === signature) continue;
      taken.set(folder, signature);
      takeIn(deps, folder, built);
    }
  }

  // The folder is checked twice: folders that exist when the host starts then count as unchanged.
  await look();
  await look();
  const job = runPeriodically(look, pause, (err) => deps.log.warn({ err }, 'the brands can not be read'));
  return { stop: job.stop };
}

const foldersIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => join(folder, name));

function takeIn({ brands, cssTargets, assets, log }: BrandDeps, folder: string, built: ReadonlySet<string>): void {
  const name = basename(folder);
  try {
    if (built.has(name)) throw new Error('The host’s build has a brand of this name');
    brandIdSchema.parse(name);
    const brand = writeTheme(folder, assets, cssTargets);
    if (brand.id !== name) throw new Error(`Its brand.json says ${brand.id}, its folder ${name}`);
    compressFiles(brand.css.map((file) => join(assets, file)));
    brands[brand.id] = brand;
    log.info({ brand: brand.id }, 'a brand was read');
  } catch (err) {
    log.warn({ err, brand: name }, 'a brand could not be read');
  }
}
