import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolderOf } from '../boundaries/workspacePackages.ts';

const languages = ['nl', 'en', 'es'] as const;

/** A text that is missing in a language, or never used. The type check reports a key without a text. */
interface TextError {
  folder: string;
  key: string;
  error: string;
}

interface Tree {
  [key: string]: string | Tree;
}

/** The errors of every package that has `src/locales/{nl,en,es}.json` [I18-01]. */
export const textErrors = (root: string): TextError[] =>
  globSync('{*,services/*}/src/locales', { cwd: root })
    .sort()
    .flatMap((locales) => packageErrors(root, packageFolderOf(locales)));

/** The key prefix of the shell's texts about a remote's steps. `src/steps.ts` uses all texts of each step together. */
const ofSteps = 'src/steps.ts';

/** Code outside `src` that uses a package's texts: the pages that the server makes without a render worker. */
const namedElsewhere: Readonly<Record<string, readonly string[]>> = {
  host: [
    'host/server/load-shedding',
    'host/server/pages/cart-offer',
    'host/server/pages/early-press',
    'host/server/render',
  ],
};

const codeIn = (folder: string): string =>
  globSync('**/*.{ts,tsx}', { cwd: folder, exclude: (path) => path.includes('.test.') })
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');

const packageErrors = (root: string, folder: string): TextError[] => {
  const texts = Object.fromEntries(languages.map((language) => [language, flatten(readTexts(root, folder, language))]));
  const all = [...new Set(languages.flatMap((language) => [...(texts[language]?.keys() ?? [])]))].sort();
  const folders = [`${folder}/src`, ...(namedElsewhere[folder] ?? [])];
  const code = folders.map((path) => codeIn(join(root, path))).join('\n');
  const missing = all.flatMap((key) =>
    languages
      .filter((language) => !texts[language]?.get(key)?.trim())
      .map((language) => ({ folder, key, error: `has no text in ${language}` })),
  );
  const uses = keysUsed(code);
  const unused = all.filter((key) => !uses(bare(key))).map((key) => ({ folder, key, error: 'is used nowhere' }));
  const gaps = all.flatMap((key) => {
    const [first, ...rest] = languages.map((language) => gapsOf(texts[language]?.get(key) ?? ''));
    return rest.every((other) => other === first)
      ? []
      : [{ folder, key, error: 'has other {{gaps}} in another language' }];
  });
  const unspoken = all.flatMap((key) =>
    languages
      .filter((language) => !isSpoken(key, texts[language] ?? new Map()))
      .map((language) => ({ folder, key, error: `is not in the name of its control in ${language}` })),
  );
  return [...missing, ...gaps, ...unspoken, ...unused];
};

/**
 * Whether a control's accessible name (`add` with `addName`, `…button` with `…label`) contains its visible words, which
 * people say to a voice control [LAY-03].
 */
const isSpoken = (key: string, texts: ReadonlyMap<string, string>): boolean =>
  [`${key}Name`, `${key}Of`, `${key}Code`, key.replace(/\.button$/, '.label')].every((name) => {
    const spoken = texts.get(name);
    return !spoken?.includes('{{') || wordsOf(spoken).includes(wordsOf(texts.get(key) ?? ''));
  });

const wordsOf = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** A package's texts in one language, including the texts of the namespaces in its subfolders. */
const readTexts = (root: string, folder: string, language: string): Tree =>
  Object.assign(
    {},
    ...globSync(`src/locales/{,*/}${language}.json`, { cwd: join(root, folder) }).map((path) => {
      const tree: Tree = JSON.parse(readFileSync(join(root, folder, path), 'utf8'));
      return path.includes('/steps/') ? { [ofSteps]: tree } : tree;
    }),
  );

const flatten = (tree: Tree, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[`${prefix}${name}`, value]] : [...flatten(value, `${prefix}${name}.`)],
    ),
  );

/** A key without the suffix of a plural form. */
const bare = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

const gapsOf = (text: string): string =>
  [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map(([, name]) => name)
    .sort()
    .join();

/** Whether the code contains a key: as a string, or as a template in which `${…}` stands for any part of it. */
const keysUsed = (code: string): ((key: string) => boolean) => {
  const strings = [...code.matchAll(/(['"])(?:\w+:)?((?:\w[\w-]*\.)*\w[\w-]*)\1/g)].map(([, , text]) => text ?? '');
  const templates = [...code.matchAll(/`((?:[\w.-]|\$\{[^`]*?\})+)`/g)]
    .map(([, text]) => text ?? '')
    .filter((text) => text.includes('${') && /^[\w-]+\./.test(text));
  const exact = new Set(strings);
  const patterns = templates.map(
    (text) =>
      new RegExp(
        `^${text
          .split(/\$\{[^}]*\}/)
          .map(RegExp.escape)
          .join('[\\w.-]+')}$`,
      ),
  );
  const ofStep = (key: string): boolean =>
    new RegExp(`\\bnl\\.${RegExp.escape(key.slice(ofSteps.length + 1).split('.')[0] ?? '')}\\b`).test(code);
  return (key) =>
    key.startsWith(ofSteps) ? ofStep(key) : exact.has(key) || patterns.some((pattern) => pattern.test(key));
};
