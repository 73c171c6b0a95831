import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolderOf } from '../boundaries/workspacePackages.ts';

const languages = ['nl', 'en', 'es'] as const;

/** A text, or a function that puts values into one. */
type Leaf = string | ((...values: string[]) => string);
interface Tree {
  [key: string]: Leaf | Tree;
}
type Table = Record<(typeof languages)[number], Tree>;

const leavesOf = (tree: Tree, path = ''): [string, Leaf][] =>
  Object.entries(tree).flatMap(([name, value]): [string, Leaf][] =>
    typeof value === 'object' ? leavesOf(value, `${path}${name}.`) : [[path + name, value]],
  );

/** The placeholders of a text: their names, or the positions of the values. */
const roomOf = (leaf: Leaf): string => {
  if (typeof leaf === 'string')
    return [...leaf.matchAll(/\{\{\s*(\w+)/g)]
      .map(([, name]) => name)
      .sort()
      .join();
  const values = Array.from({ length: leaf.length }, (_, place) => `value-${place}`);
  const text = leaf(...values);
  return values.filter((value) => text.includes(value)).join();
};

const isBlank = (leaf: Leaf | undefined): boolean =>
  leaf === undefined || (typeof leaf === 'string' && leaf.trim() === '');

/**
 * The errors of a table with texts in three languages: a text is missing or blank in a language, has other placeholders there, or has a key that no
 * code contains [I18-01].
 */
export const tableErrors = (table: Table, code: string): string[] => {
  const texts = Object.fromEntries(languages.map((language) => [language, new Map(leavesOf(table[language]))]));
  const keys = [...new Set(languages.flatMap((language) => [...(texts[language]?.keys() ?? [])]))].sort();
  return keys.flatMap((key) => {
    const leaves = languages.map((language) => texts[language]?.get(key));
    const missing = languages
      .filter((_, index) => isBlank(leaves[index]))
      .map((language) => `${key} has no text in ${language}`);
    const rooms = new Set(leaves.flatMap((leaf) => (leaf === undefined ? [] : roomOf(leaf))));
    const isUsed = new RegExp(`(?<![\\w-])${RegExp.escape(key.split('.').at(-1) ?? '')}(?![\\w-])`).test(code);
    return [
      ...missing,
      ...(rooms.size > 1 ? [`${key} shows other values in another language`] : []),
      ...(isUsed ? [] : [`${key} is used nowhere`]),
    ];
  });
};

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && Object.keys(value).sort().join() === 'en,es,nl';

const codeOf = (root: string, folders: readonly string[], without: readonly string[]): string =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((path) => !path.includes('.test.') && !without.includes(path))
    .map((path) => readFileSync(join(root, path), 'utf8').replaceAll(/^\s*(\/?\*|\/\/).*$/gm, ''))
    .join('\n');

/** The table of the namespace `errors`, which has one file per language. */
const errorFiles = languages.map((language) => `shared-contracts/src/errors/errorTexts.${language}.ts`);

/** A table of texts in a module of the services, and the folder whose code uses it. */
async function serviceTables(root: string): Promise<{ file: string; table: Table }[]> {
  const files = globSync('services/*/src/**/*Texts.ts', { cwd: root }).sort();
  const modules = await Promise.all(
    files.map(async (file) => ({ file, exported: (await import(join(root, file))) as Record<string, unknown> })),
  );
  return modules.flatMap(({ file, exported }) =>
    Object.values(exported)
      .filter(isTable)
      .map((table) => ({ file, table })),
  );
}

/** The errors of every table of texts in code: the texts of errors, of the pages of sign-on and sandbox, and of all mails [I18-01]. */
export async function allTableErrors(root: string): Promise<{ tables: number; errors: string[] }> {
  const byLanguage = await Promise.all(
    errorFiles.map(async (file, index) => [
      languages[index],
      ((await import(join(root, file))) as { errorTexts: Tree }).errorTexts,
    ]),
  );
  // The list `otherTextNames` does not count as a use of the texts that it names. (Rows of the catalogue refer to their texts by error code.)
  const named = codeOf(
    root,
    ['host/src', 'host/server', 'mf-*/src', 'shared-ui/src', 'shared-contracts/src'],
    errorFiles,
  );
  const ofErrors = tableErrors(
    Object.fromEntries(byLanguage) as Table,
    named.replace(/otherTextNames = \[[^\]]*\]/, ''),
  );
  const services = await serviceTables(root);
  const ofServices = services.flatMap(({ file, table }) =>
    tableErrors(table, codeOf(root, [`${packageFolderOf(file)}/src`], [file])).map((error) => `${file}: ${error}`),
  );
  return { tables: services.length + 1, errors: [...ofErrors, ...ofServices] };
}
