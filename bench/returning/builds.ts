import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hostBrowserConfig } from '@festival/host/webpack.browser';
import { runWebpack } from '@festival/remote-kit/preset/runWebpack';
import { compressFiles } from '@festival/service-kit/files/compressFiles';
import { root } from '../harness/root.ts';

/** The folders of a release's files. */
export interface Release {
  /** The host's browser files. */
  assets: string;
  /** The package of mf-tickets. */
  remote: string;
}

/** The built release of a checkout of this repository. */
export const builtIn = (checkout: string): Release => ({
  assets: path.join(checkout, 'host/dist/browser'),
  remote: path.join(checkout, 'mf-tickets/dist/package'),
});

type Edit = [file: string, from: string, to: string];

/** Edits of a rule of the steps and of a text. */
const hostEdits: Edit[] = [
  [
    'src/step-flow/neighboursOf.ts',
    'previous: flow[index - 1] ?? null',
    'previous: flow.slice(0, index).at(-1) ?? null',
  ],
  ['src/locales/nl.json', '": "', '": "Nieuw: '],
];
/** Edits of the empty list and of a text. */
const remoteEdits: Edit[] = [
  [
    'src/tickets/TicketList.tsx',
    'sections.length === 0',
    'sections.every(({ productIds }) => productIds.length === 0)',
  ],
  ['src/locales/nl.json', '"left_other": "', '"left_other": "Nieuw: '],
];

/** Builds the host with `hostEdits`, into `folder`. */
async function editedHost(folder: string): Promise<string> {
  const config = hostBrowserConfig({ folder: path.join(root, 'host'), outputFolder: folder, mode: 'production' });
  const loader = path.join(import.meta.dirname, 'editLoader.cjs');
  const rules = hostEdits.map(([file, from, to]) => ({
    include: path.join(root, 'host', file),
    enforce: 'pre' as const,
    use: { loader, options: { from, to } },
  }));
  const { compilation } = await runWebpack({
    ...config,
    module: { rules: [...(config.module?.rules ?? []), ...rules] },
  });
  compressFiles(compilation.getAssets().map(({ name }) => path.join(folder, name)));
  return folder;
}

/** Builds mf-tickets with `remoteEdits`, in a copy below `folder`. */
function editedRemote(folder: string): string {
  cpSync(path.join(root, 'mf-tickets'), folder, {
    recursive: true,
    filter: (file) => !/(^|\/)(dist|node_modules)$/.test(file),
  });
  for (const [file, from, to] of remoteEdits) {
    const source = readFileSync(path.join(folder, file), 'utf8');
    if (!source.includes(from)) throw new Error(`${file} has no ${from}`);
    writeFileSync(path.join(folder, file), source.replace(from, to));
  }
  execFileSync(process.execPath, [path.join(root, 'remote-kit/src/cli.ts'), 'build', '--version', '1.1.0'], {
    cwd: folder,
  });
  return path.join(folder, 'dist/package');
}

/** The built release with small edits of the host and of mf-tickets; the caller removes the folder. */
export async function editedRelease(): Promise<Release & { folder: string }> {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  // The folder is inside the repository, so that the copy finds the same packages.
  const folder = mkdtempSync(path.join(root, '.cache', 'returning-'));
  return {
    folder,
    assets: await editedHost(path.join(folder, 'host')),
    remote: editedRemote(path.join(folder, 'tickets')),
  };
}
