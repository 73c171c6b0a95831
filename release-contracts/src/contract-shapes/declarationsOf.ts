/** One top-level declaration of a `.d.ts` file: its lines, and the names in it with the files that they come from. */
type Declaration = { lines: string[]; isValue: boolean };

/** The declarations of a `.d.ts` file, the sources of its imported names, and its exports by name. */
export type DeclarationFile = {
  declarations: Map<string, Declaration>;
  /** Local name → file and name there; `*` for a whole module. */
  imports: Map<string, { from: string; name: string }>;
  /** Exported name → local name. */
  exports: Map<string, string>;
  /** Files all of whose exports are exported again. */
  exportsAll: string[];
};

const declared =
  /^(export )?(?:default )?(?:declare )?(?:abstract )?(const|let|var|function|class|enum|namespace|type|interface) ([\w$]+)/;
const imported = /^import (?:type )?(.+) from ['"](.+)['"];$/;
const exportedList = /^export (?:type )?\{(.*)\}(?: from ['"](.+)['"])?;$/;
const exportedAll = /^export \* from ['"](.+)['"];$/;

/** Reads the declarations that TypeScript wrote for one file, without comments: every statement begins at the margin. */
export function declarationsOf(text: string): DeclarationFile {
  const file: DeclarationFile = { declarations: new Map(), imports: new Map(), exports: new Map(), exportsAll: [] };
  for (const statement of statementsOf(text)) readStatement(file, statement);
  return file;
}

function statementsOf(text: string): string[] {
  const statements: string[] = [];
  for (const line of text.split('\n')) {
    if (line === '') continue;
    if (/^[\w{]/.test(line)) statements.push(line);
    else statements.push(`${statements.pop() ?? ''}\n${line}`);
  }
  return statements;
}

function readStatement(file: DeclarationFile, statement: string): void {
  const [, isExported, kind = '', name = ''] = declared.exec(statement) ?? [];
  if (name !== '') {
    const lines = [...(file.declarations.get(name)?.lines ?? []), ...statement.split('\n').map((line) => line.trim())];
    file.declarations.set(name, { lines, isValue: !['type', 'interface'].includes(kind) });
    if (isExported) file.exports.set(statement.startsWith('export default') ? 'default' : name, name);
    return;
  }
  const flat = statement.replaceAll('\n', ' ');
  const [, what = '', from = ''] = imported.exec(flat) ?? [];
  for (const [outer, local] of namesIn(what)) file.imports.set(local, { from, name: outer });
  const [, list, source] = exportedList.exec(flat) ?? [];
  for (const [local, outer] of namesIn(`{${list ?? ''}}`)) {
    if (source !== undefined) file.imports.set(outer, { from: source, name: local });
    file.exports.set(outer, source === undefined ? local : outer);
  }
  const [, all] = exportedAll.exec(flat) ?? [];
  if (all !== undefined) file.exportsAll.push(all);
}

/** `* as z` and `{ a, type B as C }` as pairs of the name in the other file and the local name. */
function namesIn(what: string): [outer: string, local: string][] {
  const [, whole] = /^\* as ([\w$]+)$/.exec(what.trim()) ?? [];
  if (whole !== undefined) return [['*', whole]];
  const [, list = ''] = /\{(.*)\}/.exec(what) ?? [];
  return list
    .split(',')
    .map((word) => word.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((word): [string, string] => {
      const [outer = '', local = outer] = word.split(' as ').map((part) => part.trim());
      return [outer, local];
    });
}
