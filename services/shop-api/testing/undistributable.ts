import { sqlStatements } from '@festival/service-kit/database/sqlStatements';
import { functionFiles } from '../src/platform/database/functionFiles.ts';

/** The schema information that a check of statements needs. */
export type KnownSchema = {
  /** Tables whose rows belong to an event. */
  eventTables: ReadonlySet<string>;
  /** Functions that read or change tables. */
  readingFunctions: ReadonlySet<string>;
};

/** The tables that the migrations create and whose rows belong to an event. */
export function eventTablesOf(migrations: readonly string[]): Set<string> {
  const tables = new Set<string>();
  for (const { sql } of migrations.flatMap(sqlStatements)) {
    const created = /create table (\w+) \([\s\S]*?\bevent_id text not null/.exec(sql)?.[1];
    if (
      created !== undefined &&
      !/event_id text primary key|slug text primary key|travel_id text primary key/.test(sql)
    )
      tables.add(created);
  }
  return tables;
}

/**
 * Functions of `functions/` that name a table after `from`, `join`, `into` or `update`, directly or through functions
 * that they call.
 */
export function readingFunctionsOf(eventTables: ReadonlySet<string>): Set<string> {
  const files = functionFiles().filter(({ sql }) => !/create or replace view/.test(sql));
  return new Set(files.filter(({ sql }) => tablesIn(sql, eventTables).length > 0).map(({ name }) => name));
}

/**
 * Returns the reasons why Citus would refuse a statement, or could not send it as a whole to the node of its event;
 * empty if there are none. The function parses the text and knows only the reasons that occurred so far, so it does not
 * replace a run on a cluster (`npm run test:cluster`).
 */
export function undistributable(sql: string, { eventTables, readingFunctions }: KnownSchema): string[] {
  const text = withoutComments(sql);
  const tables = tablesIn(text, eventTables);
  // Accounts are stored on one node, but every node may change them.
  if (tables.length === 0) return /\bmembers\.\w/.test(text) ? changesIn(text).flatMap(changeProblems) : [];
  const problems: string[] = [];
  const refuse = (isRefused: boolean, why: string) => {
    if (isRefused) problems.push(why);
  };
  refuse(sqlStatements(text).length > 1, 'sends several commands at once');
  refuse((text.match(/\bevent_id\b/g) ?? []).length < tables.length, 'names no event for one of its tables');
  refuse(/\bas (not )?(materialized )?\(\s*insert\b/.test(text), 'inserts within `with`');
  refuse(/\bvalues\s*\([^;]*\(\s*select\b/.test(text), 'has a subquery among inserted values');
  const called = [...text.matchAll(/(?:\b(from|join|lateral)\s+)?\b(\w+)\(/g)].filter(([, , name = '']) =>
    readingFunctions.has(name),
  );
  refuse(
    called.some(([, from]) => from !== undefined),
    'reads a function that reads tables beside a table',
  );
  refuse(
    called.some(([, from]) => from === undefined),
    'calls a function that reads tables in a query of a table',
  );
  for (const change of changesIn(text)) problems.push(...changeProblems(change));
  return [...new Set(problems)];
}

/** Returns the reasons why Citus would refuse a function or view, statement by statement. */
export function undistributableFunction(sql: string, known: KnownSchema): string[] {
  const text = withoutComments(sql);
  const problems: string[] = [];
  const reads = tablesIn(text, known.eventTables).length > 0;
  if (reads && /\blanguage sql\b/.test(text)) problems.push('is written in the language sql');
  if (/\bset plan_cache_mode\b/.test(text)) problems.push('sets how its statements are planned');
  if (/create or replace view/.test(text)) {
    if (tablesIn(text, known.eventTables).length > 1) problems.push('is a view of several tables of an event');
    return problems;
  }
  const body = /\$\$([\s\S]*)\$\$/.exec(text)?.[1] ?? '';
  const statements = sqlStatements(body).flatMap(({ sql: part }) =>
    part.split(/\b(?:loop|begin)\b|\b(?:then|else)\s*\n/),
  );
  for (const statement of statements) problems.push(...undistributable(statement, known));
  return [...new Set(problems)];
}

/** Returns the reasons why Citus would refuse a migration of tables that are already distributed. */
export function undistributableMigration(sql: string): string[] {
  const addsBoth = sqlStatements(withoutComments(sql)).some(({ sql: statement }) =>
    /\badd column\b[^,;]*\b(check|references|unique|primary key)\b/.test(statement),
  );
  return addsBoth ? ['adds a column and a constraint of it at once'] : [];
}

const withoutComments = (sql: string): string => sql.replace(/--.*$/gm, '');

function tablesIn(sql: string, eventTables: ReadonlySet<string>): string[] {
  const named = [...withoutComments(sql).matchAll(/\b(?:from|join|insert into|update|using)\s+(\w+)\b(?!\()/g)];
  return named.map(([, name = '']) => name).filter((name) => eventTables.has(name));
}

/** The parts of a text that change rows, each up to its end. For an insert, only the conflict action is returned. */
function changesIn(text: string): string[] {
  const found = [...text.matchAll(/\b(update [\w.]+ (?:\w+ )?set|delete from|on conflict)\b/g)].map(
    ({ index }) => index,
  );
  return found.map((start) => text.slice(start, endOf(text, start)));
}

/** The position of the parenthesis that closes the one at `start`, or the end of the text. */
function endOf(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth < 0) return at;
  }
  return text.length;
}

const volatile = /\b(clock_timestamp|gen_random_uuid|random|new_ticket_code|nextval)\(/;
const stable = /\b(now|statement_timestamp|jsonb_build_object|to_char|date_trunc)\(|\bcurrent_timestamp\b/;
/**
 * Matches an interval that is added to a time of a row. The sum depends on the time zone of the connection, unless a
 * fixed time zone is given.
 */
const movedTime = /\b(?!moment\.)(\w+\.)?\w+_(at|until)\s*[-+]/;

function changeProblems(change: string): string[] {
  // The value of a subquery in `from` counts as a column.
  const own = change.replace(/\bfrom \(\s*select\b[^()]*(\([^()]*\)[^()]*)*\) moment\b/g, 'from moment');
  const problems: string[] = [];
  if (volatile.test(own)) problems.push('calls a volatile function in a change');
  if (own.startsWith('on conflict') && (stable.test(own) || movedTime.test(own) || /\bmoment\s*[-+]/.test(own)))
    problems.push('calls a stable function where rows conflict');
  if (/\b(case|coalesce\()(?:(?!\bend\b)[\s\S])*?(now|statement_timestamp)\(/.test(own))
    problems.push('calls a stable function in `case` or `coalesce` of a change');
  if (movedTime.test(own) || /\bjsonb_build_object\(/.test(own))
    problems.push('calls a stable function of a column in a change');
  return problems;
}
