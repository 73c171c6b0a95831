import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The places where each prescribed library is used for its purpose: at run time, in build and server, or in tests. */
const product = '{host,mf-*,shared-ui,shared-contracts}/src/**/*.{ts,tsx}';
const builds = '{host,remote-kit}/{,src/**/,dev/,build/}*.ts';
const componentTests = '{host,mf-*,shared-ui,remote-kit}/{src,testing}/**/*.{ts,tsx}';
const stack: Readonly<Record<string, string>> = {
  react: product,
  'react-dom': product,
  'react-router-dom': product,
  jotai: product,
  zod: product,
  axios: product,
  i18next: product,
  'react-i18next': product,
  '@module-federation/enhanced': product,
  webpack: builds,
  'webpack-dev-server': builds,
  '@testing-library/react': componentTests,
  playwright: 'e2e/src/**/*.ts',
};

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Files that import values of a library, not only types. */
const importersOf = (library: string): string[] => {
  const place = stack[library] ?? '';
  const imports = new RegExp(`^(import|export) (?!type )[^;]*from '${library}(/[^']*)?'`, 'm');
  return globSync(place, { cwd: root, exclude: (file) => file.includes('node_modules') })
    .filter((file) => place === componentTests || !isTest(file))
    .filter((file) => imports.test(read(file)));
};

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const declares = (folder: string, library: string): boolean => {
  const { dependencies, devDependencies }: Manifest = JSON.parse(read(join(folder, 'package.json')));
  return library in { ...dependencies, ...devDependencies };
};

test.each(Object.keys(stack))('%s is declared and used for its purpose [FED-09]', (library) => {
  const importers = importersOf(library);
  expect(importers).not.toEqual([]);
  const folders = [...new Set(importers.map((file) => file.split('/')[0] ?? ''))];
  expect(folders.filter((folder) => !declares(folder, library))).toEqual([]);
});

test('jest is declared and runs the tests [FED-09]', () => {
  expect(declares('', 'jest')).toBe(true);
  expect(read('tools/test/test.ts')).toMatch(/command\('jest', /);
});

test('host and remotes are built by ModuleFederationPlugin of enhanced [FED-09]', () => {
  const files = ['remote-kit/src/preset/hostFederation.ts', 'remote-kit/src/preset/remoteContainerPlugin.ts'];
  for (const file of files) expect(read(file)).toMatch(/new ModuleFederationPlugin\(/);
  expect(read('host/webpack.federation.ts')).toMatch(/hostFederation\('festival_host'\)/);
});

test.each([
  ...['host', 'mf-tickets', 'mf-travel', 'mf-transport', 'mf-merch', 'mf-basket', 'mf-checkout', 'shared-contracts'],
  ...['package.json', 'tsconfig.base.json', 'playwright.config.ts'],
])('the top level of the repository contains %s', (name) => {
  expect(existsSync(join(root, name))).toBe(true);
});
