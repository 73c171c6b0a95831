import { join } from 'node:path';

const folder = import.meta.dirname;

/** Modules of these names come from the host, which already has them. */
const fromHost = { singleton: true, import: false, requiredVersion: false };
const shared = {
  react: fromHost,
  'react/jsx-runtime': fromHost,
  jotai: fromHost,
  '@festival/shared-contracts/': fromHost,
  '@festival/shared-ui/': fromHost,
};
const isShared = (request) => /^(react|react\/jsx-runtime|jotai|@festival\/shared-(contracts|ui)\/.*)$/.test(request);

/** The options of Module Federation, as in its documentation. */
const federation = {
  name: 'mf_lockers',
  filename: 'remoteEntry.js',
  exposes: {
    './lockers': './src/lockers.jsx',
    './texts/en': './src/texts.js',
    './texts/es': './src/texts.js',
    './texts/nl': './src/texts.js',
  },
  shared,
  dts: false,
};

/**
 * The two builds of a remote without the kit: for browsers by Module Federation, and one CommonJS file for the server. `loader` compiles JSX.
 */
export const builds = (ModuleFederationPlugin, loader) => {
  const options = {
    jsc: {
      parser: { syntax: 'ecmascript', jsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  };
  const common = {
    mode: 'production',
    context: folder,
    module: { rules: [{ test: /\.jsx?$/, exclude: /node_modules/, loader, options }] },
  };
  return [
    {
      ...common,
      entry: {},
      output: { path: join(folder, 'dist/browser'), publicPath: 'auto', uniqueName: 'mf_lockers', clean: true },
      plugins: [new ModuleFederationPlugin(federation)],
    },
    {
      ...common,
      target: 'node',
      entry: './src/server.cjs',
      output: {
        path: join(folder, 'dist/server'),
        filename: 'remote.cjs',
        library: { type: 'commonjs2' },
        clean: true,
      },
      externals: [
        ({ request }, callback) => (isShared(request) ? callback(undefined, `commonjs ${request}`) : callback()),
      ],
    },
  ];
};
