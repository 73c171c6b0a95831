/** `npm run pack [-- <folder>]`: packs the packages that teams build with in their own repositories. */
import { join, relative, resolve } from 'node:path';
import { packPackages } from './packPackages.ts';

const root = join(import.meta.dirname, '../..');
const began = performance.now();
const [folder = 'dist/packages'] = process.argv.slice(2);

for (const file of packPackages(root, resolve(process.env.INIT_CWD ?? root, folder))) console.log(relative(root, file));
console.log(
  `Packed in ${((performance.now() - began) / 1000).toFixed(1)} s. A new remote of them: docs/team/new-remote.md`,
);
