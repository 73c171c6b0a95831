import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sale = path.join(import.meta.dirname, '..');
/** Tables and functions of memberships, which belong to the layer above. */
const ofMemberships = /\b(membership_sales|membership_renewals|membership_charges|end_renewal)\b/;

test('the sale knows no table of sold memberships, also not in its SQL', () => {
  const files = readdirSync(sale, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  expect(files.filter((file) => ofMemberships.test(readFileSync(path.join(sale, file), 'utf8')))).toEqual([]);
});
