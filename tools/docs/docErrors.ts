import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An error in a guide: a dead link, an unknown command or import, or the path of a missing file. */
interface DocError {
  page: string;
  error: string;
}

/** The errors of the guides, of every package's README and of the CI workflow. */
export const docErrors = (root: string): DocError[] => {
  const files = repositoryFiles(root);
  const near = nearPages(root);
  return globSync(
    [
      '*.md',
      '.github/[A-Z]*.md',
      '{*,services/*,examples/*}/README.md',
      'create-remote/template/*.md',
      'docs/**/*.md',
      '.github/workflows/*.yml',
    ],
    {
      cwd: root,
      exclude: isInstalled,
    },
  )
    .sort()
    .flatMap((page) => {
      const text = readFileSync(join(root, page), 'utf8');
      const errors = [
        ...deadLinks(root, page, text),
        ...unknownCommands(root, text),
        ...foreignPackages(root, text),
        ...unknownImports(root, text),
        ...unknownFiles(files, text),
        ...(page.endsWith('.md') && !near.has(page) ? ['it is more than two links away from README.md'] : []),
      ];
      return errors.map((error) => ({ page, error }));
    });
};

const isInstalled = (path: string): boolean => path.includes('node_modules');

const repositoryFiles = (root: string): string[] =>
  globSync('**/*.{ts,tsx,mjs,sql}', { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path) });

/** README.md, the pages that it links, and the pages that those link. */
const nearPages = (root: string): ReadonlySet<string> => {
  const linked = linkedPages(root, 'README.md');
  return new Set(['README.md', ...linked, ...linked.flatMap((page) => linkedPages(root, page))]);
};

const linkedPages = (root: string, page: string): string[] =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)\s#]+\.md)/g)]
    .map(([, path = '']) => join(dirname(page), path))
    .filter((path) => existsSync(join(root, path)));

const deadLinks = (root: string, page: string, text: string): string[] => {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].map(
    ([, link, source]) => link ?? source,
  );
  return targets.flatMap((target = '') => {
    const [path = '', heading] = target.split('#');
    if (/^https?:/.test(target)) return [];
    const file = path === '' ? page : join(dirname(page), path);
    if (!existsSync(join(root, file))) return [`${target} leads nowhere`];
    if (heading === undefined || headingsOf(readFileSync(join(root, file), 'utf8')).includes(heading)) return [];
    return [`${target} names a heading that does not exist`];
  });
};

const headingsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

/**
 * Unknown commands such as `npm start`, `npm test` and `npm run x`: they are checked in the package of `-w folder`, otherwise in all packages, since
 * a page may be about a package's own folder.
 */
const unknownCommands = (root: string, text: string): string[] =>
  [
    ...text.matchAll(/npm (?:run )?(start|test|(?<=run )[\w:]+)(?: -w (?:@festival\/)?([\w/-]+))?(?=[^\w/-]|$)/g),
  ].flatMap(([command, script = '', folder]) => {
    // `mf-…` stands for each remote.
    const where = folder === undefined || folder.endsWith('-') ? `{.,${folder ?? ''}*}` : folder;
    const isThere = globSync(`${where}/package.json`, { cwd: root }).some((file) => script in scriptsOf(root, file));
    return isThere ? [] : [`${command} is not a command of this repository`];
  });

/** Commands such as `npx jest` that are not installed: npx would fetch a package of that name from npm, which anybody may have written. */
const foreignPackages = (root: string, text: string): string[] =>
  [...text.matchAll(/npx (?:--package \S+ )?([\w@/.-]+)/g)].flatMap(([command, name = '']) =>
    existsSync(join(root, 'node_modules/.bin', name.replace(/^.*\//, '')))
      ? []
      : [`${command} runs a package that does not belong to this repository`],
  );

/**
 * Specifiers such as `@festival/shared-ui/button/Button`, or `…/button/Button` after one, that no package's `exports` contains. A package's name
 * without a subpath is allowed.
 */
const unknownImports = (root: string, text: string): string[] => {
  const packages = globSync('{*,services/*,examples/*}/package.json', { cwd: root }).map(
    (file) => readJson(join(root, file)) as { name?: string; exports?: object },
  );
  // `npm create @festival/remote` runs the package `@festival/create-remote`.
  const named = text.replaceAll('npm create @festival/', 'npm @festival/create-');
  return [...named.matchAll(/(@festival\/[\w-]+|`…)((?:\/[\w.-]*\w)*)/g)].flatMap(([specifier, name = '', path]) => {
    const targets = packages.filter((one) => name === '`…' || one.name === name);
    const isThere = targets.some(({ exports = {} }) => path === '' || `.${path}` in exports);
    return isThere ? [] : [`${specifier.replace('`', '')} is nothing that a package exports`];
  });
};

/** Files in inline code, such as `cart/openCart.ts`, that do not exist. A file exists if the written path is the end of its path. */
const unknownFiles = (files: readonly string[], text: string): string[] =>
  [...text.matchAll(/`([\w@./-]+\.(?:ts|tsx|mjs|sql))`/g)].flatMap(([, path = '']) => {
    const isThere = files.some((file) => file === path || file.endsWith(`/${path}`));
    return isThere ? [] : [`${path} is not a file of this repository`];
  });

const scriptsOf = (root: string, file: string): object =>
  (readJson(join(root, file)) as { scripts?: object }).scripts ?? {};

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
