/** `npm run requirements [-- AREA] [-- --open]`: each promise with the tests that prove it. */
import { join } from 'node:path';
import { provenRequirements } from './provenRequirements.ts';

const words = process.argv.slice(2);
const onlyOpen = words.includes('--open');
const area = words.find((word) => !word.startsWith('--'));

const { requirements, unknown } = provenRequirements(join(import.meta.dirname, '../..'));
const asked = requirements.filter(({ id }) => !area || id === area || id.startsWith(`${area}-`));
for (const { id, promise, tests } of asked) {
  if (onlyOpen && tests.length > 0) continue;
  console.log(`${id}  ${promise}`);
  for (const { file, title } of tests) console.log(`    ✓ ${title}\n      ${file}`);
}
console.log(`\n${asked.filter(({ tests }) => tests.length > 0).length} of ${asked.length} are proved by a test`);
if (unknown.length > 0)
  console.error(`Tests name numbers that docs/requirements.md does not have: ${unknown.join(', ')}`);
process.exitCode = unknown.length > 0 ? 1 : 0;
