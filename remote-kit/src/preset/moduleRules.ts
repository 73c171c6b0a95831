import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { cssModules } from './cssModules.ts';
import { supportedBrowsers } from './supportedBrowsers.ts';

const require = createRequire(import.meta.url);

type Target = 'browser' | 'server';
export type Mode = 'production' | 'development';

/** Loaders are resolved from the kit, so that a remote does not depend on them. */
const loader = (name: string) => require.resolve(name);

function scripts(target: Target, mode: Mode, refresh: boolean): RuleSetRule {
  return {
    test: /\.tsx?$/,
    // A package's `sideEffects` describes its sources, which import stylesheets.
    loader: loader('swc-loader'),
    options: {
      sourceMaps: true,
      env: { targets: target === 'server' ? { node: 24 } : supportedBrowsers },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: mode === 'development', refresh } },
        experimental: { keepImportAttributes: true },
      },
    },
  };
}

function styles(target: Target): RuleSetRule {
  const cssLoader = {
    loader: loader('css-loader'),
    options: {
      // URLs from the root stay unchanged; others are files of the build.
      url: { filter: (url: string) => !url.startsWith('/') && !url.startsWith('data:') },
      modules: cssModules(target),
    },
  };
  return {
    test: /\.css$/,
    sideEffects: true,
    use: target === 'server' ? [cssLoader] : [MiniCssExtractPlugin.loader, cssLoader],
  };
}

/** Loaders for sources, the same for the host, the remotes and both of their builds. */
export function moduleRules(target: Target, mode: Mode, { refresh = false } = {}): RuleSetRule[] {
  return [scripts(target, mode, refresh), styles(target)];
}
