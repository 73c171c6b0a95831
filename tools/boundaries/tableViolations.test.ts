import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { tableViolations } from './tableViolations.ts';

const root = join(import.meta.dirname, '../..');
const functions = 'src/platform/database/functions';

let house: string;
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'tables-'));
});
afterEach(() => rmSync(house, { recursive: true }));

const write = (file: string, content: string) => {
  const path = join(house, 'services/shop-api', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
};
const planted = () => tableViolations(house).map(({ file, imported }) => [file.split('/src/')[1], imported]);

test('no statement of this repository names a table of a higher layer', () => {
  expect(tableViolations(root)).toEqual([]);
});

test('a table of a higher layer may not be named in a statement, but by its layer, higher ones and tests', () => {
  const statement = "export const sql = 'select 1 from membership_sales where event_id = $1';";
  for (const file of ['sale/a.ts', 'catalogue/b.ts', 'after-sale/c.ts', 'people/d.ts', 'main.ts', 'sale/e.test.ts'])
    write(`src/${file}`, statement);
  write('src/sale/text.ts', "// membership_sales\nexport const text = 'membership_sales';");
  expect(planted()).toEqual([
    ['catalogue/b.ts', 'membership_sales'],
    ['sale/a.ts', 'membership_sales'],
  ]);
});

test('nor may a function be called that leads to such a table; a function that follows by a trigger may', () => {
  write(`${functions}/end_sale.sql`, '-- membership_charges\nselect give_back($1);');
  write(`${functions}/give_back.sql`, 'update membership_renewals set status = $1;');
  write(
    `${functions}/follow.sql`,
    'update membership_sales set x = 1; create trigger follow after update on orders execute function follow();',
  );
  write('src/sale/a.ts', 'export const sql = `select end_sale($1) from orders`;');
  write('src/after-sale/b.ts', 'export const sql = `select end_sale($1) from orders`;');
  expect(planted()).toEqual([['sale/a.ts', 'end_sale, give_back, membership_renewals']]);
});
