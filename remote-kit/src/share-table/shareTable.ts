import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageSubpaths } from './packageSubpaths.ts';

const require = createRequire(import.meta.url);

/** A module that exists once on a page, shared by all code that imports it. */
export interface SharedModule {
  specifier: string;
  /** The version of the package from which the module comes. */
  version: string;
  /** The shared names, if the whole module would be too large for a page; all by default. */
  names?: readonly string[];
}

/** Libraries that would break the page if loaded twice: each has state or context in module scope. */
const libraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'jotai',
  'jotai/utils',
  'jotai/react',
  'jotai/react/utils',
  'jotai/vanilla',
  'jotai/vanilla/utils',
  'react-i18next',
  'react-router-dom',
];

/** Only exports that components use are shared; all others would add 25 kB (of the router, compressed) to every page. */
const sharedNames: Readonly<Record<string, readonly string[]>> = {
  'react-i18next': ['useTranslation'],
  'react-router-dom': [
    'Navigate',
    'Outlet',
    'createSearchParams',
    'generatePath',
    'matchPath',
    'useBlocker',
    'useHref',
    'useLinkClickHandler',
    'useLocation',
    'useMatch',
    'useNavigate',
    'useParams',
    'useResolvedPath',
    'useSearchParams',
  ],
};

const ours = ['@festival/shared-contracts', '@festival/shared-ui'];

/** The folder of an installed package, even if it does not export its own package.json. */
export function packageFolder(name: string): string {
  for (const root of require.resolve.paths(name) ?? []) {
    const folder = join(root, ...name.split('/'));
    if (existsSync(join(folder, 'package.json'))) return folder;
  }
  throw new Error(`The package ${name} is not installed: run npm install.`);
}

const packageName = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** A version or range without the suffix that `npm run pack` gives to the versions of a pack. */
export const withoutPackSuffix = (version: string): string => version.replace(/-h[0-9a-f]{12}$/, '');

function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')) as {
    version: string;
  };
  return withoutPackSuffix(version);
}

/** The subpaths of Base UI that our components import. */
function baseUiSubpaths(): string[] {
  const folder = join(packageFolder('@festival/shared-ui'), 'src');
  const found = globSync('**/*.{tsx,js}', { cwd: folder, exclude: (file) => file.includes('.test.') }).flatMap((file) =>
    Array.from(readFileSync(join(folder, file), 'utf8').matchAll(/from '(@base-ui\/react\/[\w/-]+)'/g), ([, name]) =>
      String(name),
    ),
  );
  return [...new Set(found)].sort();
}

/**
 * The table of the modules that exist once on a page: the only source of the browser's share scope, the server build's
 * externals and the host's generated providers [FED-06].
 */
export function shareTable(): SharedModule[] {
  const library = (specifier: string): SharedModule => {
    const names = sharedNames[specifier];
    return { specifier, version: versionOf(packageName(specifier)), ...(names ? { names } : {}) };
  };
  return [
    ...[...libraries, ...baseUiSubpaths()].map(library),
    ...ours.flatMap((name) => {
      const version = versionOf(name);
      return packageSubpaths(packageFolder(name)).map((specifier) => ({ specifier, version }));
    }),
  ];
}

/** The version of the contracts that this workspace builds against. */
export const contractsVersion = (): string => versionOf('@festival/shared-contracts');

/** The version of Module Federation that host and remotes of this workspace are built with. */
export const federationVersion = (): string => versionOf('@module-federation/enhanced');

/** The folder of remote-kit itself. */
export const kitFolder = dirname(dirname(import.meta.dirname));
