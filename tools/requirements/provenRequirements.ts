import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Requirement {
  id: string;
  promise: string;
  /** Titles of the tests that name it, with their file. */
  tests: { file: string; title: string }[];
}

const title = /\b(?:test|it|describe)[.\w]*\(\s*(['"`])((?:(?!\1).)*\[[A-Z0-9]+-\d+[^\]]*\](?:(?!\1).)*)\1/gs;
const tableTitle = /\]\)\(\s*(['"`])((?:(?!\1).)*\[[A-Z0-9]+-\d+[^\]]*\](?:(?!\1).)*)\1/gs;

/** Every row of docs/requirements.md with the tests that carry its number, and the numbers that no row has. */
export const provenRequirements = (root: string): { requirements: Requirement[]; unknown: string[] } => {
  const rows = readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(/^\| ([A-Z0-9]+-\d+) \| (.*) \|$/gm);
  const tests = testTitles(root);
  const requirements = [...rows].map(([, id = '', promise = '']) => ({
    id,
    promise,
    tests: tests.filter((test) => test.ids.includes(id)).map(({ file, title }) => ({ file, title })),
  }));
  const known = new Set(requirements.map(({ id }) => id));
  const unknown = [...new Set(tests.flatMap(({ ids }) => ids))].filter((id) => !known.has(id));
  return { requirements, unknown };
};

const testTitles = (root: string): { file: string; title: string; ids: string[] }[] =>
  globSync('{*,tools}/**/*.{test,e2e}.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  })
    .sort()
    .flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      return [...code.matchAll(title), ...code.matchAll(tableTitle)].map(([, , text = '']) => ({
        file,
        title: text,
        ids: [...text.matchAll(/\[((?:[A-Z0-9]+-\d+)(?:[ ,]+[A-Z0-9]+-\d+)*)\]/g)].flatMap(([, ids = '']) =>
          ids.split(/[ ,]+/),
        ),
      }));
    });
