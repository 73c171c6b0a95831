import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { functionFiles } from './functionFiles.ts';
import { sqlStatements } from './sqlStatements.ts';

const texts = (sql: string) => sqlStatements(sql).map((statement) => statement.sql.trim());

test('a text is taken apart at its semicolons, and each part knows where it began', () => {
  const text = 'select 1; select 2;\n';
  expect(sqlStatements(text)).toEqual([
    { sql: 'select 1', start: 0 },
    { sql: ' select 2', start: 9 },
  ]);
});

test('a semicolon in quotes, between dollars or in a comment ends nothing', () => {
  const kept = [
    "select ';', 'it''s; so'",
    'select ";"',
    'select $$ a; b $$',
    'do $body$ begin perform $$;$$; end $body$',
    'select /* ; */ 1',
    'select 1 -- one; two\n+ 1',
  ];
  expect(texts(kept.join(';\n'))).toEqual(kept);
});

test('what is only a comment is no statement', () => {
  expect(sqlStatements('-- Up Migration\n\n-- Nothing here.\n')).toEqual([]);
});

test('every migration and function of the shop is the same text, put together again', () => {
  const folder = path.join(import.meta.dirname, 'migrations');
  const all = [
    ...readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8')),
    ...functionFiles().map(({ sql }) => sql),
  ];
  for (const text of all) {
    for (const { sql, start } of sqlStatements(text)) expect(text.slice(start, start + sql.length)).toBe(sql);
    const begun = sqlStatements(text).map(({ sql }) => /^\s*(?:--.*\n|\s)*(\w+)/.exec(sql)?.[1]);
    for (const word of begun) expect(word).toMatch(/^(create|alter|insert|update|drop|do|with|delete)$/);
  }
});
