import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The values that the third column may have. */
const states = ['holds', 'partly', 'not met', 'operator'];

interface Row {
  id: string;
  state: string;
  /** The tests that prove a row, or the reason why there are none. */
  shown: string;
}

/**
 * Errors in the guide to security: a missing, unknown or repeated id of the standard, an unknown state, a requirement
 * without proof, a wrong number in the summary of the states, and a missing test. A test is cited as “title” in `file`, or by the
 * beginning of its title, “beginning …”.
 */
export function securityErrors(root: string, text: string, ids: readonly string[]): string[] {
  const rows = rowsOf(text);
  const listed = [...rows.map(({ id }) => id), ...unconcernedIds(text)];
  return [
    ...ids.filter((id) => !listed.includes(id)).map((id) => `${id} is missing`),
    ...listed
      .filter((id) => !ids.includes(id))
      .map((id) => `${id} is not a requirement of the standard's levels 1 and 2`),
    ...listed.filter((id, index) => listed.indexOf(id) !== index).map((id) => `${id} is there twice`),
    ...rows.flatMap(rowErrors),
    ...countErrors(text, rows),
    ...missingTests(root, text),
  ];
}

const idPattern = /\d+\.\d+\.\d+/;

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const rowsOf = (text: string): Row[] =>
  text
    .split('\n')
    .map(cellsOf)
    .filter((cells) => cells.length === 5 && new RegExp(`^${idPattern.source}$`).test(cells[0] ?? ''))
    .map(([id = '', , state = '', , shown = '']) => ({ id, state, shown }));

/** The ids in tables with two columns: requirements that do not apply to the shop, and why. */
const unconcernedIds = (text: string): string[] =>
  text
    .split('\n')
    .map(cellsOf)
    .filter((cells) => cells.length === 2 && idPattern.test(cells[0] ?? ''))
    .flatMap(([ids = '']) => ids.split(/[,\s]+/));

function rowErrors({ id, state, shown }: Row): string[] {
  if (!states.includes(state)) return [`${id}: ${state} is not one of ${states.join(', ')}`];
  return shown === '' ? [`${id}: neither a test nor a reason`] : [];
}

/** Lines such as `| holds | 176 | … |` that don't have the number of rows with that state. */
function countErrors(text: string, rows: readonly Row[]): string[] {
  const counts: Record<string, readonly unknown[] | undefined> = {
    ...Object.groupBy(rows, ({ state }) => state),
    'not concerned': unconcernedIds(text),
  };
  return [...text.matchAll(/^\| ([a-z ]+) \| (\d+) \|/gm)].flatMap(([, state = '', told = '']) => {
    const number = counts[state]?.length ?? 0;
    return number === Number(told) ? [] : [`${number} requirements are “${state}”, and the summary says ${told}`];
  });
}

const missingTests = (root: string, text: string): string[] =>
  testsIn(text).flatMap(({ title, file }) => {
    if (!existsSync(join(root, file))) return [`${file} does not exist`];
    return hasTest(readFileSync(join(root, file), 'utf8'), title) ? [] : [`${file} has no test “${title}”`];
  });

const testsIn = (text: string) =>
  [...text.matchAll(/“([^”]+)” in `([^`]+)`/g)].map(([, title = '', file = '']) => ({ title, file }));

/** Whether a file has a test with this title, or one that begins with it if the title ends in " …". */
const hasTest = (code: string, title: string): boolean => {
  const beginning = title.replace(/ …$/, '');
  return ["'", '"', '`'].some((quote) => {
    const end = beginning === title ? quote : '';
    return (
      code.replaceAll(/\\(['"`])/g, '$1').includes(`(${quote}${beginning}${end}`) ||
      new RegExp(`^\\s*${quote}${RegExp.escape(beginning)}${end && `${end},$`}`, 'm').test(code)
    );
  });
};
