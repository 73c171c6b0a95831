import type { Remote } from '../remote/remote.ts';

interface BrowserOutputOptions {
  outputFolder: string;
  /** Distinguishes two versions of this remote on one page. */
  buildId: string;
}

/** Where a remote's build for the browser goes, and what pages rely on in its files (docs/package.md). */
export const browserOutput = ({ name }: Pick<Remote, 'name'>, { outputFolder, buildId }: BrowserOutputOptions) => ({
  path: outputFolder,
  // Chunks have the origin of the entry: the host's, or the registry's.
  publicPath: 'auto',
  uniqueName: `${name}_${buildId}`,
  // The first file names all others: each character of a hash is sent to every visitor.
  hashDigestLength: 12,
  filename: '[name].[contenthash].js',
  chunkFilename: '[name].[contenthash].js',
  chunkLoadTimeout: 8_000,
  // A module that threw runs again on the next import, instead of being an empty module.
  strictModuleErrorHandling: true,
  clean: true,
});
