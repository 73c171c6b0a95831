/** `npm run test:mutation -- PACKAGE [FOLDER] [--fresh]`: finds small changes of a package's rules (mutants) that no test detects. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { mutationCopy, mutationOptions, mutationReport } from './mutationOptions.ts';
import { ruleFiles } from './ruleFiles.ts';

const root = join(import.meta.dirname, '../..');
const words = process.argv.slice(2);
const [folder = '', part] = words.filter((word) => !word.startsWith('--'));
const files = /^((shared|release)-contracts|mf-\w+)$/.test(folder) ? ruleFiles(root, folder, part) : [];

if (files.length === 0) {
  console.error(
    'Say whose rules: `npm run test:mutation -- shared-contracts`, release-contracts or a remote; after it, if you like, a folder of its src.',
  );
  process.exit(1);
}
process.chdir(root);
// Files left by a run that Ctrl-C has ended.
rmSync(mutationCopy(folder), { recursive: true, force: true });
try {
  await new Stryker(mutationOptions(folder, { files, isFresh: words.includes('--fresh') })).runMutationTest();
  console.log(`Each of them in its place: ${mutationReport(folder)}`);
} catch {
  // Stryker has already printed the reason.
  process.exitCode = 1;
}
