import { RemotePlugin } from '@festival/remote-kit/plugin';
import { cssModules } from '@festival/remote-kit/preset/cssModules';
import { rspack } from '@rspack/core';
import remote from './remote.config.ts';

/** One instance for both builds: it writes the package when both are done. */
const plugin = new RemotePlugin(remote);

const build = (target) => {
  const isServer = target === 'node';
  const jsc = { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } };
  const styles = { loader: 'css-loader', options: { modules: cssModules(isServer ? 'server' : 'browser') } };
  return {
    mode: 'production',
    target,
    module: {
      rules: [
        { test: /\.tsx?$/, loader: 'builtin:swc-loader', options: { jsc: { ...jsc, target: 'es2022' } } },
        {
          test: /\.css$/,
          type: 'javascript/auto',
          use: isServer ? [styles] : [rspack.CssExtractRspackPlugin.loader, styles],
        },
      ],
    },
    plugins: isServer ? [plugin] : [plugin, new rspack.CssExtractRspackPlugin()],
  };
};

export default [build('web'), build('node')];
