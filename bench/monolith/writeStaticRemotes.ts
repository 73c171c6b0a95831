import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Remote, remote } from '@festival/remote-kit/remote';
import { root } from '../harness/root.ts';
import { moduleChunk } from './moduleChunk.ts';

/** Every remote of this repository: `mf-tickets` is `mf_tickets`. */
const remotes = (): Remote[] =>
  globSync('mf-*', { cwd: root })
    .sort()
    .map((folder) => remote({ name: folder.replaceAll('-', '_'), folder: path.join(root, folder) }));

const imports = ({ name, folder, exposes }: Remote): string[] =>
  Object.entries(exposes).map(([expose, file]) => {
    const module = expose.slice(2);
    const chunk = moduleChunk(name, module);
    return `  '${name}/${module}': () => import(/* webpackChunkName: "${chunk}" */ '${path.join(folder, file)}'),`;
  });

/**
 * Writes the monolith's replacement of the host's `startFederation`: a plain import of every exposed module. Scripts
 * get their integrity hashes as in the federation, since the page's policy requires them. Returns the file.
 */
export function writeStaticRemotes(hostFolder: string): string {
  const folder = path.join(root, 'bench/.cache');
  const file = path.join(folder, 'staticRemotes.js');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `import { installScriptGate } from '${path.join(hostFolder, 'src/remotes/federation/scriptGate.ts')}';

const modules = {
${remotes().flatMap(imports).join('\n')}
};

export function startFederation({ integrity }, versions) {
  installScriptGate({ integrity, registryOrigin: '' });
  return {
    async loadRemoteModule(name, expose) {
      const module = await modules[name + '/' + expose]();
      return { ok: true, value: { module, version: versions.candidates(name)[0].version } };
    },
  };
}
`,
  );
  return file;
}
