/**
 * `npm run docs:requirements [-- AREA] [-- --open]`: lists each requirement with the tests that prove it. `-- --same-as <file>` only compares the rows
 * with those of another table, and fails if a sentence differs.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { differingRows } from './differingRows.ts';
import { provenRequirements } from './provenRequirements.ts';

const root = join(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  options: { open: { type: 'boolean' }, 'same-as': { type: 'string' } },
  allowPositionals: true,
});
const [area] = positionals;

if (values['same-as']) {
  const table = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
  const differing = differingRows(readFileSync(values['same-as'], 'utf8'), table);
  if (differing.length > 0)
    console.error(`docs/requirements.md differs from the specification in ${differing.join(', ')}.`);
  process.exit(differing.length > 0 ? 1 : 0);
}

const { requirements, unknown } = provenRequirements(root);
const chosen = requirements.filter(({ id }) => !area || id === area || id.startsWith(`${area}-`));
for (const { id, owners, promise, tests, silent } of chosen) {
  if (values.open && silent.length === 0) continue;
  console.log(`${id} (${owners.join(', ')})  ${promise}`);
  for (const { file, title } of tests) console.log(`    ✓ ${title}\n      ${file}`);
  if (silent.length > 0) console.log(`    no test in ${silent.join(', ')}`);
}
const proved = chosen.filter(({ silent }) => silent.length === 0).length;
console.log(`\n${proved} of ${chosen.length} are proved by a test of each owner`);
if (unknown.length > 0)
  console.error(`Tests name numbers that docs/requirements.md does not have: ${unknown.join(', ')}`);
process.exitCode = unknown.length > 0 ? 1 : 0;
