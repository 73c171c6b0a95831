import { sqlStatements } from './sqlStatements.ts';

const texts = (sql: string) => sqlStatements(sql).map((statement) => statement.sql.trim());

test('SQL text is split at semicolons, and each statement contains its start position', () => {
  const text = 'select 1; select 2;\n';
  expect(sqlStatements(text)).toEqual([
    { sql: 'select 1', start: 0 },
    { sql: ' select 2', start: 9 },
  ]);
});

test('a semicolon in quotes, in a dollar-quoted string or in a comment does not end a statement', () => {
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

test('a comment alone is not a statement', () => {
  expect(sqlStatements('-- Up Migration\n\n-- Nothing here.\n')).toEqual([]);
});
