import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedChunkName } from './sharedChunkName.ts';
import { type SharedModule, shareTable } from './shareTable.ts';

/** The file that replaces a module of which only some names are shared. */
const partFile = (specifier: string) => `part-${specifier.replaceAll(/[^\w]+/g, '-')}.js`;

const provider = ({ specifier, version, names }: SharedModule) => {
  const request = names ? `./${partFile(specifier)}` : specifier;
  return `  { specifier: '${specifier}', version: '${version}', load: () => import(/* webpackChunkName: "${sharedChunkName(specifier)}" */ '${request}') },`;
};

/** Files that export only the shared names of a module, so that the build removes the rest. */
const parts = () =>
  shareTable().flatMap(({ specifier, names }) =>
    names ? [[partFile(specifier), `export { ${names.join(', ')} } from '${specifier}';\n`] as const] : [],
  );

/** The browser's providers for Module Federation's share scope: each module is loaded when a remote first needs it. */
const providers = () => `const providers = [
${shareTable().map(provider).join('\n')}
];

const shared = ({ specifier, version, load }, loadChunk) => {
  const get = async () => {
    const module = await loadChunk(load);
    return () => module;
  };
  return [specifier, { version, get, shareConfig: { singleton: true, requiredVersion: false } }];
};

export const sharedModules = (loadChunk = (load) => load()) =>
  Object.fromEntries(providers.map((provider) => shared(provider, loadChunk)));
`;

/**
 * The server's table for `require` in remotes' server files. The imports are static, because `require` would resolve to a package's CommonJS build,
 * which would be a second instance next to the one that the shell imports.
 */
function modules(): string {
  const table = shareTable();
  const imports = table.map(({ specifier }, index) => `import * as m${index} from '${specifier}';`);
  const entries = table.map(({ specifier }, index) => `  '${specifier}': m${index},`);
  return `${imports.join('\n')}\nexport const sharedModules = {\n${entries.join('\n')}\n};\n`;
}

/**
 * Writes the files that a package imports as `#shared-providers` and `#shared-modules`: its package.json names them in
 * `imports`. An unchanged file is not written again, so that it does not trigger a watching build.
 */
export function writeSharedSources(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of [...parts(), ['providers.js', providers()], ['modules.js', modules()]] as const) {
    const path = join(folder, file);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== content) writeFileSync(path, content);
  }
}
