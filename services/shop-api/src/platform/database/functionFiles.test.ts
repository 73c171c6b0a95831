import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sqlStatements } from '@festival/service-kit/database/sqlStatements';
import { functionFiles } from './functionFiles.ts';

const files = functionFiles();

test('each file defines one function or view with the file’s name, below a comment that describes it', () => {
  const defined = files.map(({ sql }) =>
    [...sql.matchAll(/^create (?:or replace )?(?:function|view|procedure) ([\w.]+)/gim)].map(([, name]) => name),
  );
  expect(defined).toEqual(files.map(({ name }) => [name]));
  expect(files.filter(({ sql }) => !/^-- [A-Z]/.test(sql))).toEqual([]);
});

test('files are sorted: each comes after the views and functions that its definition needs', () => {
  const order = files.map(({ name }) => name);
  const isBefore = (first: string, second: string) => order.indexOf(first) < order.indexOf(second);
  expect(isBefore('cart_states', 'reserve')).toBe(true);
  expect(isBefore('order_stock_change', 'confirm_order')).toBe(true);
  expect(isBefore('unsettle_limit_usages', 'refund_order')).toBe(true);
});

test('migrations contain tables and data only', () => {
  const folder = path.join(import.meta.dirname, 'migrations');
  const defining = readdirSync(folder).filter((file) =>
    /\bcreate\s+(or\s+replace\s+)?(function|view|procedure|trigger)\b/i.test(
      readFileSync(path.join(folder, file), 'utf8'),
    ),
  );
  expect(defining).toEqual([]);
});

test('every migration and function of the shop can be split into statements and joined again without a change', () => {
  const folder = path.join(import.meta.dirname, 'migrations');
  const all = [
    ...readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8')),
    ...files.map(({ sql }) => sql),
  ];
  for (const text of all) {
    for (const { sql, start } of sqlStatements(text)) expect(text.slice(start, start + sql.length)).toBe(sql);
    const begun = sqlStatements(text).map(({ sql }) => /^\s*(?:--.*\n|\s)*(\w+)/.exec(sql)?.[1]);
    for (const word of begun) expect(word).toMatch(/^(create|alter|insert|update|drop|do|with|delete)$/);
  }
});
