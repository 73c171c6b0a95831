/** One statement of a longer SQL text. `start` is its offset in that text, in characters. */
type SqlStatement = { sql: string; start: number };

/** A comment, a quoted or dollar-quoted string, a quoted name, a semicolon, or any other character. */
const token = /--.*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|;|[^;'"$/-]+|[\s\S]/g;

/**
 * Splits a text into statements without their semicolons: a distributed database accepts one schema change per message.
 * A comment alone is not a statement.
 */
export function sqlStatements(text: string): SqlStatement[] {
  const statements: SqlStatement[] = [];
  let start = 0;
  let isEmpty = true;
  const end = (at: number) => {
    if (!isEmpty) statements.push({ sql: text.slice(start, at), start });
    start = at + 1;
    isEmpty = true;
  };
  for (const found of text.matchAll(token)) {
    if (found[0] === ';') end(found.index);
    else if (!/^(--|\/\*|\s*$)/.test(found[0])) isEmpty = false;
  }
  end(text.length);
  return statements;
}
