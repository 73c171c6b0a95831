import type { Remote } from '../remote/remote.ts';

interface BrowserOutputOptions {
  outputFolder: string;
  /** Distinguishes two versions of this remote on one page. */
  buildId: string;
}

/** The output of a remote's browser build, and the properties of its files that pages rely on (docs/package.md). */
export const browserOutput = ({ name }: Pick<Remote, 'name'>, { outputFolder, buildId }: BrowserOutputOptions) => ({
  path: outputFolder,
  // Chunks are loaded from the origin of the entry: the host's, or the registry's.
  publicPath: 'auto',
  uniqueName: `${name}_${buildId}`,
  // The first file contains the names of all others, so each character of a hash is sent to every visitor.
  hashDigestLength: 12,
  filename: '[name].[contenthash].js',
  chunkFilename: '[name].[contenthash].js',
  chunkLoadTimeout: 8_000,
  // A module that threw runs again on the next import, instead of being an empty module.
  strictModuleErrorHandling: true,
  clean: true,
});
