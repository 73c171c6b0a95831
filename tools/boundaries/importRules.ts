import { join } from 'node:path';
import { Visitor } from '@swc/core/Visitor.js';
import type { IConfiguration, IRegularForbiddenRuleType as Rule } from 'dependency-cruiser';
import { type Layer, layers } from './layers.ts';
import { workspacePackages } from './workspacePackages.ts';

// swc's visitor, by which dependency-cruiser reads TypeScript, does not know `using`: for imports it is like `const`.
const { visitStatement } = Visitor.prototype;
Visitor.prototype.visitStatement = function (statement: Parameters<typeof visitStatement>[0] & { decls?: object }) {
  const { decls } = statement;
  return visitStatement.call(
    this,
    decls ? Object.assign(statement, { type: 'VariableDeclaration', declarations: decls }) : statement,
  );
};

const { packages } = workspacePackages(join(import.meta.dirname, '../..'));

/** A test, or code that only tests use. */
const tests = '[.](test|spec|e2e)[.][cm]?tsx?$|(^|/)testing/';
const anyOf = (words: readonly string[]): string => `(${words.join('|')})`;
const within = (folders: readonly string[]): string => `^${anyOf(folders)}/`;
const folders = packages.map(({ folder }) => folder);
const foldersIn = (list: object): string[] => packages.filter(({ name }) => name in list).map(({ folder }) => folder);
/** The art only has devDependencies, since nobody runs it but developers. */
const code = '^(?!examples/art/).*/src/';

/** The name of a rule says what to do. */
const forbid = (name: string, from: Rule['from'], to: Rule['to']): Rule => ({
  name,
  severity: 'error',
  from,
  to,
});

/** A package imports the packages that its package.json declares; its code imports no devDependency. */
const borders = packages.flatMap(({ folder, dependencies, devDependencies }) => [
  forbid(
    `import only packages that the package.json of ${folder} declares`,
    { path: within([folder]) },
    { path: within(folders), pathNot: within([folder, ...foldersIn({ ...dependencies, ...devDependencies })]) },
  ),
  forbid(
    `import no devDependency of ${folder} in its code`,
    { path: `^(?!examples/art/)${folder}/src/`, pathNot: tests },
    { path: within(foldersIn(devDependencies)), pathNot: within(foldersIn(dependencies)) },
  ),
]);

const pathsOf = (folder: string, of: readonly Layer[]): string => `^${folder}/${anyOf(of.flat())}(/|$)`;

const upwards = Object.entries(layers).flatMap(([folder, list]) =>
  list.map((layer, height) =>
    forbid(
      `import nothing of a higher layer of ${folder} (tools/boundaries/layers.ts)`,
      {
        path: pathsOf(folder, [layer]),
        pathNot: [tests, ...list.slice(0, height).map((lower) => pathsOf(folder, [lower]))],
      },
      { path: within([folder]), pathNot: [pathsOf(folder, list.slice(0, height + 1)), 'node_modules'] },
    ),
  ),
);

const ofRemotes = ['shared-contracts', 'shared-ui', 'remote-kit'];
const inBrowsers = '^(mf-[^/]+|host|shared-[^/]+|release-contracts|services/release-console)/src/';

const others = [
  forbid(
    `import only ${ofRemotes.join(', ')} in a remote`,
    { path: '^(mf-[^/]+)/' },
    { path: within(folders), pathNot: ['^$1/', within(ofRemotes)] },
  ),
  forbid(
    'import only types of release-contracts in a page, and ask services by their address',
    { path: '^host/src/', pathNot: tests },
    { path: within(folders), pathNot: within(['host', ...ofRemotes]), dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'import another folder by the name of its package, not by its path',
    { path: within(folders) },
    { pathNot: '^$1/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased'] },
  ),
  forbid(
    'import a file that exists, and that the `exports` of its package list',
    { pathNot: '^create-remote/bundlers/' },
    // The build makes `#shared-` modules.
    { couldNotResolve: true, pathNot: '^#shared-' },
  ),
  forbid(
    'import a library that `dependencies` of package.json declare',
    { path: code, pathNot: tests },
    { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
  ),
  forbid(
    'import zod/mini, since zod is too large for a browser',
    { path: inBrowsers, pathNot: tests },
    { path: 'node_modules/zod/index[.]' },
  ),
  forbid(
    'read the state, and ask for a change with a command',
    { pathNot: [tests, within(['shared-contracts', 'host', 'remote-kit'])] },
    { path: '^shared-contracts/src/state/primitives[.]ts$' },
  ),
  forbid(
    'ask a service by its address: only benchmarks measure its inside',
    { pathNot: [tests, within(['bench', 'host', 'services/shop-api'])] },
    { path: '^(host/server/(files|remotes|render)|services/shop-api/src/sale/stock)/' },
  ),
  forbid(
    'import no code that is made for tests',
    { pathNot: [tests, '^(bench|e2e|tools)/', '[.]config[.]'] },
    { path: '(^|/)testing/' },
  ),
  forbid('move what files of a circle share to a file of its own', { pathNot: tests }, { circular: true }),
];

/** The rules for imports: `npm run lint:imports` checks them, `npm test -- boundaries` also circles of folders and what no import shows. */
export default {
  forbidden: [...borders, ...upwards, ...others],
  options: {
    // TypeScript 7 has no API for parsers.
    parser: 'swc',
    exoticRequireStrings: ['jest.mock'],
    doNotFollow: { path: 'node_modules' },
    // A remote that a journey builds as if it were outside has its own package.json.
    exclude: {
      path: ['^[.](cache|data)/', '^e2e/plain-remote/', '^(?!.*node_modules).*/(dist|generated|[.]cache|[.]data)/'],
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
    },
    skipAnalysisNotInRules: true,
  },
} satisfies IConfiguration;
