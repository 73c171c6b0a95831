import { cssClassName } from './cssClassName.ts';

interface LoaderContext {
  resourcePath: string;
}

/**
 * css-loader's options for CSS Modules (`modules`): class names that are the same in both builds and unique per remote. On the server there are only
 * the names, without styles.
 */
export const cssModules = (target: 'browser' | 'server') => ({
  auto: /\.module\.css$/,
  namedExport: false,
  exportLocalsConvention: 'as-is',
  exportOnlyLocals: target === 'server',
  getLocalIdent: ({ resourcePath }: LoaderContext, _template: string, localName: string): string =>
    cssClassName(resourcePath, localName),
});
