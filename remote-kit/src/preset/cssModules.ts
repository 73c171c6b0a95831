import { cssClassName } from './cssClassName.ts';

interface LoaderContext {
  resourcePath: string;
}

/**
 * What css-loader is told of CSS Modules (its option `modules`): class names that are alike in both builds and in no other remote, and on the
 * server names without styles.
 */
export const cssModules = (target: 'browser' | 'server') => ({
  auto: /\.module\.css$/,
  namedExport: false,
  exportLocalsConvention: 'as-is',
  exportOnlyLocals: target === 'server',
  getLocalIdent: ({ resourcePath }: LoaderContext, _template: string, localName: string): string =>
    cssClassName(resourcePath, localName),
});
