/**
 * `node writeHarnesses.ts FOLDER REMOTE…`: writes the standalone page of every REMOTE (the folder of a built one) into
 * FOLDER, from one build, as static files: `harness.js` and `harness.css` for all, `<remote>/index.html` and
 * `<remote>/harness.json`. The page takes the remote from the first label of its host name:
 * `http://mf-tickets.localhost:4100/`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { runWebpack } from '../preset/runWebpack.ts';
import { loadRemoteDefinition } from '../remote/loadRemoteDefinition.ts';
import { harnessConfig, statesFile } from './harnessConfig.ts';
import { harnessHtml } from './harnessHtml.ts';
import { optionsPath } from './harnessOptions.ts';
import { optionsFor } from './optionsFor.ts';

/** A module with the states of the page's remote. */
const statesByHost = (remotes: readonly string[]): string => `${remotes
  .map((folder, index) => `import * as remote${index} from ${JSON.stringify(statesFile(folder))};\n`)
  .join('')}
const all = { ${remotes.map((folder, index) => `${JSON.stringify(basename(folder))}: remote${index}`).join(', ')} };
export const { states, shows = {} } = { ...all[location.hostname.split('.')[0]] };
`;

const [target = '', ...folders] = process.argv.slice(2).map((path) => resolve(path));
if (folders.length === 0) throw new Error('Name the folder to write to, and the folder of at least one remote.');

for (const folder of folders) {
  const remote = await loadRemoteDefinition(folder);
  const written = join(target, basename(folder));
  mkdirSync(written, { recursive: true });
  writeFileSync(join(written, optionsPath), JSON.stringify(optionsFor(remote, null)));
  writeFileSync(join(written, 'index.html'), harnessHtml(remote.name));
}
const states = join(target, 'states.js');
writeFileSync(states, statesByHost(folders));
const config = harnessConfig(target, { states, isLive: false });
await runWebpack({ ...config, devtool: false, output: { ...config.output, path: target } });
