import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';
import { packageFiles } from './packageFiles.ts';

type Files = ReadonlyMap<string, Uint8Array>;
type IsOwn = (className: string) => boolean;

const textOf = (content: Uint8Array): string => new TextDecoder().decode(content);

/** At-rules that contain rules, or that name things of this style sheet only. Others, such as @property, affect the whole page. */
const judged = /^(media|supports|container|layer|scope|starting-style|(-webkit-)?keyframes|font-face|charset)$/i;

const why =
  'has no class of the remote’s own, so it styles the whole page: begin it with a class of a .module.css file that a script uses';

/**
 * The places where the style sheets of a package affect elements outside the remote, in sentences with file, line and column. Empty if each selector
 * contains one of the remote's own classes: a class that a script of the package names and that a build generated, so it has more than small letters
 * and dashes. [FED-05]
 */
export function styleErrors(files: Files): string[] {
  const scripts = [...files].filter(([path]) => /\.[cm]?js$/.test(path));
  const words = new Set(scripts.flatMap(([, content]) => textOf(content).match(/[\w-]+/g) ?? []));
  const isOwn: IsOwn = (name) => /[A-Z0-9_]/.test(name) && words.has(name);
  return [...files].flatMap(([path, content]) => {
    if (!path.endsWith('.css')) return [];
    try {
      return [...variantErrors(path, files), ...sheetErrors(path, textOf(content), isOwn)];
    } catch (error) {
      return [`${path} can't be read as CSS: ${(error as Error).message}`];
    }
  });
}

/** The style errors of a package in a folder. */
export const folderStyleErrors = (folder: string): string[] =>
  styleErrors(new Map(packageFiles(folder).map(({ path }) => [path, readFileSync(join(folder, path))])));

/** Browsers get the compressed variant if there is one, so its content must be the same. */
function variantErrors(path: string, files: Files): string[] {
  const plain = Buffer.from(files.get(path) ?? []);
  const limit = { maxOutputLength: plain.length + 1 };
  const isSame = (unpack: () => Buffer): boolean => {
    try {
      return plain.equals(unpack());
    } catch {
      return false;
    }
  };
  const { [`${path}.br`]: br, [`${path}.gz`]: gz } = Object.fromEntries(files);
  return [
    ...(br && !isSame(() => brotliDecompressSync(br, limit)) ? [`${path}.br is not ${path}, compressed`] : []),
    ...(gz && !isSame(() => gunzipSync(gz, limit)) ? [`${path}.gz is not ${path}, compressed`] : []),
  ];
}

function sheetErrors(path: string, css: string, isOwn: IsOwn): string[] {
  const errors: string[] = [];
  const add = ({ source }: Rule | AtRule, message: string) =>
    errors.push(`${path}:${source?.start?.line}:${source?.start?.column}: ${message}`);
  postcss.parse(css).walk((node) => {
    if (node.type === 'rule' && !isConfined(node, isOwn)) {
      for (const selector of reaching(node.selector, isOwn, isNested(node))) add(node, `${selector} ${why}`);
    }
    if (node.type === 'atrule' && !judged.test(node.name))
      add(node, `@${node.name} is the whole page’s, not a remote’s`);
  });
  return errors;
}

/**
 * The selectors of a list that contain none of the remote's classes. A nested selector inherits its rule's class, unless it uses `&` only inside
 * :not() or :has().
 */
function reaching(list: string, isOwn: IsOwn, isNested = false): string[] {
  const holds = (selector: Selector): boolean =>
    selector.nodes.some(
      (node) =>
        (node.type === 'class' && isOwn(node.value)) ||
        (isNested && node.type === 'nesting') ||
        (node.type === 'pseudo' &&
          /^:(is|where)$/i.test(node.value) &&
          node.nodes.length > 0 &&
          node.nodes.every(holds)),
    );
  const { nodes } = selectorParser().astSync(list);
  return nodes
    .filter((selector) => !holds(selector) && !(isNested && !String(selector).includes('&')))
    .map((selector) => String(selector).trim());
}

const above = (node: ChildNode): ChildNode | undefined =>
  node.parent && node.parent.type !== 'root' && node.parent.type !== 'document'
    ? (node.parent as ChildNode)
    : undefined;

const isNested = (node: ChildNode): boolean => {
  const outer = above(node);
  return outer !== undefined && (outer.type === 'rule' || isNested(outer));
};

/** Whether an enclosing rule limits the selector: keyframes, or a scope that begins with one of the remote's classes. A layer does not. */
function isConfined(node: ChildNode, isOwn: IsOwn): boolean {
  const outer = above(node);
  if (outer === undefined) return false;
  if (outer.type === 'atrule') {
    if (/keyframes$/i.test(outer.name)) return true;
    const begin = /^\(((?:[^()]|\([^()]*\))+)\)/.exec(outer.params)?.[1];
    if (/^scope$/i.test(outer.name) && begin && reaching(begin, isOwn).length === 0) return true;
  }
  return isConfined(outer, isOwn);
}
