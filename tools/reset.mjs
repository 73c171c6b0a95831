// Deletes the shop's data: orders, carts, accounts, published versions. The next start creates the initial data again.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './launch/pinnedNode.mjs';

const folder = resolve(root, process.env.SHOP_DATA ?? '.data');
const record = join(folder, 'run.json');

if (isRunning()) {
  console.error('The shop is running on this data. Stop it with Ctrl-C first, then reset.');
  process.exit(1);
}
if (existsSync(folder) && !existsSync(join(folder, 'postgres')) && !existsSync(join(folder, 'registry'))) {
  console.error(`${folder} does not look like the shop's data, so it stays. Point SHOP_DATA at the right folder.`);
  process.exit(1);
}
rmSync(folder, { recursive: true, force: true });
console.log(`Emptied ${folder}.`);

function isRunning() {
  try {
    process.kill(JSON.parse(readFileSync(record, 'utf8')).launcher, 0);
    return true;
  } catch {
    return false;
  }
}
