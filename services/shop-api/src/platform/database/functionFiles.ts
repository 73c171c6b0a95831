import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of `functions/`: the complete current definition of one function or view. */
export type FunctionFile = {
  /** The name of the function or view, with its schema unless that is `public`. */
  name: string;
  sql: string;
  /** SHA-256 of the file, in hex. */
  hash: string;
};

const folder = path.join(import.meta.dirname, 'functions');

/**
 * The files of `functions/`. Each comes after the files that it mentions, since a view's sources must exist before it.
 */
export function functionFiles(): FunctionFile[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return inOrder(
    names.map((name) => functionFile(path.parse(name).name, readFileSync(path.join(folder, name), 'utf8'))),
  );
}

export function functionFile(name: string, sql: string): FunctionFile {
  return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
}

/** Whether a definition mentions another one outside comments. */
export function mentions({ sql }: FunctionFile, { name }: FunctionFile): boolean {
  return new RegExp(`(?<![\\w.])${name.replace('.', '\\.')}(?!\\w)`).test(sql.replace(/--.*$/gm, ''));
}

/**
 * Sorts the files. Two files that mention each other may come in any order, because one of them is a PL/pgSQL function,
 * which looks up names only when it runs.
 */
function inOrder(files: readonly FunctionFile[]): FunctionFile[] {
  const ordered = new Set<FunctionFile>();
  const visited = new Set<FunctionFile>();
  const visit = (file: FunctionFile) => {
    if (visited.has(file)) return;
    visited.add(file);
    for (const other of files) if (mentions(file, other)) visit(other);
    ordered.add(file);
  };
  for (const file of files) visit(file);
  return [...ordered];
}
