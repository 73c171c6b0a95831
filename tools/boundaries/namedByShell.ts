import { join } from 'node:path';
import { specWords } from './specWords.ts';
import { stepNameViolations } from './stepNameViolations.ts';

/**
 * Prints each file of the shell or the contracts that contains one of the given names of steps and remotes: `node namedByShell.ts mf_lockers lockers`
 * [FED-10].
 */
const names = process.argv.slice(2);
for (const { file, imported } of stepNameViolations(join(import.meta.dirname, '../..'), specWords))
  if (names.includes(imported)) console.log(`${file} names ${imported}`);
