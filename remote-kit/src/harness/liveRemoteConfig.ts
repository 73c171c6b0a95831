import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { fastRefresh, refreshRuntimeOfPage } from '../preset/fastRefresh.ts';
import { remoteBrowserConfig } from '../preset/remoteBrowserConfig.ts';
import type { Remote } from '../remote/remote.ts';

/** The remote as its own page loads it: under fixed names, with components that are replaced when they are edited. */
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
      // A page that waits for what does not build takes every update since, however long that is.
      clean: false,
    },
    externals: refreshRuntimeOfPage,
    plugins: [...(config.plugins ?? []), fastRefresh()],
  };
}
