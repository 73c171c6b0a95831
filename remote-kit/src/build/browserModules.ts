import type { PackageManifest } from '@festival/release-contracts/package/packageManifest';
import type { Compilation } from 'webpack';
import type { Remote } from '../remote/remote.ts';
import { consumedModules, moduleAssets } from './moduleAssets.ts';

/** The browser build's part of a manifest. */
export type BrowserModules = Pick<PackageManifest, 'exposes' | 'shared'>;

/** The exposed modules of a finished browser build, with their files relative to the package, and the modules that the build takes from the host. */
export function browserModules(compilation: Compilation, { exposes }: Remote): BrowserModules {
  const inBrowser = (files: string[]) => files.map((file) => `browser/${file}`);
  const assets = Object.entries(moduleAssets(compilation, Object.keys(exposes)));
  return {
    exposes: Object.fromEntries(
      assets.map(([expose, { js, css, shared }]) => [expose, { js: inBrowser(js), css: inBrowser(css), shared }]),
    ),
    shared: consumedModules(compilation),
  };
}
