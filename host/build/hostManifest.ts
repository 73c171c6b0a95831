import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageSchema } from '@festival/shared-contracts/language/language';
import { hostCapabilitiesSchema } from '@festival/shared-contracts/package/hostCapabilities';
import { z } from 'zod';

const filesSchema = z.object({ js: z.array(z.string()), css: z.array(z.string()) });

/** What a brand's folder says of it: its `brand.json`. */
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

/** What a build of the host tells its server; all files are named below `dist/browser`. */
export const hostManifestSchema = z.object({
  /** What the page starts with, in the order in which it is needed. */
  entry: filesSchema,
  /** The shell's texts, by language. */
  texts: z.record(languageSchema, filesSchema),
  /** What a remote's use of a shared module makes the page load, beyond what it starts with. */
  shared: z.record(z.string(), filesSchema),
  brands: z.record(z.string(), brandSchema),
  /** Everything that a page of this build may ask for. */
  files: z.array(z.string()),
  /** File to `sha384-…`, scripts and styles. */
  integrity: z.record(z.string(), z.string()),
  /** What the registry checks versions of remotes against [FED-04]. */
  hostCapabilities: hostCapabilitiesSchema,
  /** A build that changes while it is used: its scripts have no hashes. */
  isDevelopment: z.boolean().default(false),
});

export type HostManifest = z.infer<typeof hostManifestSchema>;
export type BrandAssets = z.infer<typeof brandSchema>;

/** The manifest of the build in this folder. @throws when there is none, or it is of another time. */
export function readHostManifest(folder: string): HostManifest {
  return hostManifestSchema.parse(JSON.parse(readFileSync(join(folder, 'host.json'), 'utf8')));
}

/** The browser's files of the build in this folder; also of one whose manifest has an earlier shape. @throws when there is none. */
export function readBuildFiles(folder: string): string[] {
  return hostManifestSchema.pick({ files: true }).parse(JSON.parse(readFileSync(join(folder, 'host.json'), 'utf8')))
    .files;
}
