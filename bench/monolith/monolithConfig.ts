import { existsSync } from 'node:fs';
import path from 'node:path';
import { hostBrowserConfig } from '@festival/host/webpack.browser';
import type { Configuration } from 'webpack';

interface MonolithOptions {
  hostFolder: string;
  /** Replaces the host's file that starts the federation. */
  staticRemotes: string;
  outputFolder: string;
}

/**
 * The host's own build without the federation: host and remotes are one graph, so webpack can remove unused code. Each
 * route, language and remote module stays a separate chunk, the libraries are one file, and webpack splits the rest.
 */
export function monolithConfig({ hostFolder, staticRemotes, outputFolder }: MonolithOptions): Configuration {
  const config = hostBrowserConfig({ folder: hostFolder, outputFolder, mode: 'production' });
  const { splitChunks } = config.optimization ?? {};
  const { libraries } = (splitChunks || undefined)?.cacheGroups ?? {};
  if (!libraries)
    throw new Error('The host has no group of libraries any more: name the group that the monolith keeps.');
  const startFederation = path.join(hostFolder, 'src/remotes/federation/startFederation.ts');
  if (!existsSync(startFederation))
    throw new Error(
      `${startFederation} has moved: name the file that starts the federation, else this is no monolith.`,
    );
  return {
    ...config,
    name: 'monolith',
    output: { ...config.output, uniqueName: 'festival_monolith', clean: true },
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, [startFederation]: staticRemotes } },
    optimization: {
      ...config.optimization,
      splitChunks: { ...splitChunks, cacheGroups: { libraries } },
    },
  };
}
