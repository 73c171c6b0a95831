/** `npm run build:production -- <folder>`: makes a folder with everything that servers need, without the tools for builds and tests. */
import { resolve } from 'node:path';
import { buildAll } from '../launch/buildAll.ts';
import { root } from '../launch/launchSettings.ts';
import { makeProduction } from './makeProduction.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error(
    'Say where: npm run build:production -- /opt/festival-shop. The folder must be empty or not there yet.',
  );
  process.exitCode = 1;
} else {
  await buildAll();
  const { libraries, megabytes, node } = makeProduction(root, resolve(process.env.INIT_CWD ?? root, folder));
  console.log(
    `${folder}: ${megabytes} MB with ${libraries} packages, and ${node} MB of Node. Its servers start as in deploy/.`,
  );
}
