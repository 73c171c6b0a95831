import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { fastRefresh, refreshRuntimeOfPage } from '../preset/fastRefresh.ts';
import { remoteBrowserConfig } from '../preset/remoteBrowserConfig.ts';
import type { Remote } from '../remote/remote.ts';

/** The remote for its own page: with fixed file names, and with components that are replaced when they are edited. */
export function liveRemoteConfig(remote: Remote): Configuration {
  const outputFolder = join(remote.folder, '.cache', 'harness-remote');
  const config = remoteBrowserConfig(remote, { outputFolder, buildId: 'dev', mode: 'development' });
  return {
    ...config,
    output: {
      ...config.output,
      publicPath: '/remote/',
      filename: '[name].js',
      chunkFilename: '[name].js',
      // The page keeps waiting for an update after a failed build, however long that takes.
      clean: false,
    },
    externals: refreshRuntimeOfPage,
    plugins: [...(config.plugins ?? []), fastRefresh()],
  };
}
