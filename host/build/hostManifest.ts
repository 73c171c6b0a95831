import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostCapabilitiesSchema } from '@festival/release-contracts/package/hostCapabilities';
import { languageSchema } from '@festival/shared-contracts/language/language';
import { z } from 'zod';

const filesSchema = z.object({ js: z.array(z.string()), css: z.array(z.string()) });

/** A brand's `brand.json`. */
export const brandFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  colorScheme: z.enum(['light', 'dark']),
  themeColor: z.string(),
  logo: z.string(),
  symbol: z.string(),
});

/** A brand with the files of its theme. */
const brandSchema = brandFileSchema.extend({ css: z.array(z.string()), fonts: z.array(z.string()) });

/** The manifest of the host's build; file names are relative to `dist/browser`. */
const hostManifestSchema = z.object({
  /** The text of the script inside each page, which takes presses before React does. */
  early: z.string().default(''),
  /** The files that start a page, in order. */
  entry: filesSchema,
  /** The shell's texts, by language. */
  texts: z.record(languageSchema, filesSchema),
  /** The additional files, beyond those of `entry`, for a remote that uses a shared module. */
  shared: z.record(z.string(), filesSchema),
  /** The files that a page of the shell adds, by `page-{name}`. */
  pages: z.record(z.string(), filesSchema).default({}),
  /** The files of Module Federation's runtime, which a page with a remote adds. */
  federation: filesSchema.default({ js: [], css: [] }),
  brands: z.record(z.string(), brandSchema),
  /** The supported browsers in lightningcss's version numbers, for the themes of brands that are added to a running shop. */
  cssTargets: z.record(z.string(), z.number()),
  /** All files that a page of this build may request. */
  files: z.array(z.string()),
  /** The hashes of scripts and styles, from file to `sha256-…`. */
  integrity: z.record(z.string(), z.string()),
  /** The registry checks remotes against these [FED-04]. */
  hostCapabilities: hostCapabilitiesSchema,
  /** Whether this is a development build. It changes while pages are open, so its scripts have no hashes. */
  isDevelopment: z.boolean().default(false),
});

export type HostManifest = z.infer<typeof hostManifestSchema>;
export type BrandAssets = z.infer<typeof brandSchema>;

/** The manifest of the build in this folder. @throws when there is none, or its format is another version's. */
export function readHostManifest(folder: string): HostManifest {
  return hostManifestSchema.parse(JSON.parse(readFileSync(join(folder, 'host.json'), 'utf8')));
}

/**
 * The browser's files of the build in this folder, even if its manifest has an earlier format.
 * @throws if there is none.
 */
export function readBuildFiles(folder: string): string[] {
  return hostManifestSchema.pick({ files: true }).parse(JSON.parse(readFileSync(join(folder, 'host.json'), 'utf8')))
    .files;
}
