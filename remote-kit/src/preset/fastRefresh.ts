import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';

/** The global variable by which a page gives remotes its runtime of Fast Refresh (harness/page/liveEntry.ts). */
const runtimeOfPage = 'var festivalRefresh';

/** Fast Refresh for a build for development: an edited component is replaced on the page, and keeps its state. */
export const fastRefresh = () =>
  new ReactRefreshPlugin({
    // The dev server's own overlay shows what does not build.
    overlay: false,
    // `npm run dev` starts services with NODE_ENV=production; the mode of the build decides.
    forceEnable: true,
    // One name for all builds of a page, since its runtime starts once.
    library: 'festival',
    // Files that a build has written.
    exclude: [/node_modules/, /[\\/]\.cache[\\/](shared|federation)[\\/]/],
  });

/** For the build of a remote: the runtime is the page's, since React knows one of them. */
export const refreshRuntimeOfPage: NonNullable<Configuration['externals']> = ({ request = '' }, callback) =>
  /(^|[\\/])react-refresh[\\/]runtime(\.js)?$/.test(request) ? callback(undefined, runtimeOfPage) : callback();
