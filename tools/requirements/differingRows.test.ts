import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differingRows } from './differingRows.ts';

const table = readFileSync(join(import.meta.dirname, '../../docs/requirements.md'), 'utf8');

test('a changed sentence, a missing row and an additional row are named; owners and what follows “Also:” may differ', () => {
  expect(differingRows(table, table)).toEqual([]);
  expect(table).toContain('| TIX-10 | mf-tickets |');
  expect(differingRows(table.replace('| TIX-10 | mf-tickets |', '| TIX-10 | tickets |'), table)).toEqual([]);
  expect(differingRows(table.replace(/( Also: ).*/, '$1other words. |'), table)).toEqual([]);
  expect(differingRows(table.replace('an id not sold here is a 404', 'an id not sold here is shown'), table)).toEqual([
    'TIX-10',
  ]);
  expect(differingRows(table.replace(/^\| STP-05 .*\n/m, ''), table)).toEqual(['STP-05']);
  expect(differingRows(table, table.replace(/^\| STP-05 .*\n/m, '')).at(0)).toBe('STP-05');
});
