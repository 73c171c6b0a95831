import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { type DeclarationFile, declarationsOf } from './declarationsOf.ts';

/** The shape of an export: its own declaration and all declarations of the contracts that it refers to, line by line. */
export type Shape = { isValue: boolean; lines: string[] };

/** Subpath (`./cart/cart`) → exported name → its shape. */
export type Shapes = Record<string, Record<string, Shape>>;

/**
 * The shape of every export of a package. `exports` maps its subpaths to their source files; `files` maps the path of each source file, without an
 * ending (`src/cart/cart`), to the text of its `.d.ts`.
 */
export function shapesOf(exports: Readonly<Record<string, string>>, files: ReadonlyMap<string, string>): Shapes {
  const read = new Map([...files].map(([path, text]) => [path, declarationsOf(text)]));
  const sources = Object.entries(exports).flatMap(([subpath, target]) => {
    const path = target.replace(/^\.\//, '').replace(/\.tsx?$/, '');
    return read.has(path) ? [{ subpath, path }] : [];
  });
  return Object.fromEntries(
    sources.map(({ subpath, path }) => {
      const names = exportedNames(read, path).toSorted();
      return [subpath, Object.fromEntries(names.map((name) => [name, shapeOf(read, path, name)]))];
    }),
  );
}

type Files = ReadonlyMap<string, DeclarationFile>;

const pathFrom = (path: string, specifier: string): string =>
  posix.join(posix.dirname(path), specifier).replace(/\.(d\.)?tsx?$/, '');

function exportedNames(files: Files, path: string): string[] {
  const file = files.get(path);
  if (file === undefined) return [];
  return [...file.exports.keys(), ...file.exportsAll.flatMap((other) => exportedNames(files, pathFrom(path, other)))];
}

function shapeOf(files: Files, path: string, name: string): Shape {
  const start = find(files, path, files.get(path)?.exports.get(name) ?? name);
  if (start === undefined) return { isValue: true, lines: [] };
  const seen = new Map<string, readonly string[]>();
  collect(files, start, seen);
  const own = `${start.path}#${start.name}`;
  const others = [...seen.keys()].filter((key) => key !== own).toSorted();
  const isValue = files.get(start.path)?.declarations.get(start.name)?.isValue ?? true;
  return { isValue, lines: [own, ...others].flatMap((key) => seen.get(key) ?? []) };
}

type Place = { path: string; name: string };

/** The file that declares a name which a file uses; undefined for a name from another package. */
function find(files: Files, path: string, name: string): Place | undefined {
  const file = files.get(path);
  if (file === undefined) return undefined;
  if (file.declarations.has(name)) return { path, name };
  const source = file.imports.get(name);
  if (source?.from.startsWith('.')) {
    const other = pathFrom(path, source.from);
    return find(files, other, files.get(other)?.exports.get(source.name) ?? source.name);
  }
  for (const all of file.exportsAll) {
    const found = find(files, pathFrom(path, all), name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function collect(files: Files, { path, name }: Place, seen: Map<string, readonly string[]>): void {
  const key = `${path}#${name}`;
  const lines = files.get(path)?.declarations.get(name)?.lines;
  if (lines === undefined || seen.has(key)) return;
  seen.set(key, lines);
  const text = lines.join('\n');
  for (const [, specifier = '', other = ''] of text.matchAll(/import\("(\.[^"]+)"\)\.([\w$]+)/g)) {
    const place = find(files, pathFrom(path, specifier), other);
    if (place !== undefined) collect(files, place, seen);
  }
  for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) {
    const place = find(files, path, word);
    if (place !== undefined) collect(files, place, seen);
  }
}

/** The name of a shape; equal shapes have equal names. */
export const shapeId = ({ lines }: Shape): string =>
  createHash('sha256').update(lines.join('\n')).digest('base64url').slice(0, 10);
