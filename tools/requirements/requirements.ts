/** `npm run requirements [-- AREA] [-- --open]`: lists each requirement with the tests that prove it. */
import { join } from 'node:path';
import { provenRequirements } from './provenRequirements.ts';

const words = process.argv.slice(2);
const onlyOpen = words.includes('--open');
const area = words.find((word) => !word.startsWith('--'));

const { requirements, unknown } = provenRequirements(join(import.meta.dirname, '../..'));
const chosen = requirements.filter(({ id }) => !area || id === area || id.startsWith(`${area}-`));
for (const { id, owners, promise, tests, silent } of chosen) {
  if (onlyOpen && silent.length === 0) continue;
  console.log(`${id} (${owners.join(', ')})  ${promise}`);
  for (const { file, title } of tests) console.log(`    ✓ ${title}\n      ${file}`);
  if (silent.length > 0) console.log(`    no test in ${silent.join(', ')}`);
}
const proved = chosen.filter(({ silent }) => silent.length === 0).length;
console.log(`\n${proved} of ${chosen.length} are proved by a test of each owner`);
if (unknown.length > 0)
  console.error(`Tests name numbers that docs/requirements.md does not have: ${unknown.join(', ')}`);
process.exitCode = unknown.length > 0 ? 1 : 0;
