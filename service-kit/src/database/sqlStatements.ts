/** A statement of a longer text of SQL. `start` is where it begins in that text, in characters. */
type SqlStatement = { sql: string; start: number };

/** A comment, a text in quotes or between dollars, a name in quotes, a semicolon, or anything else. */
const token = /--.*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|;|[^;'"$/-]+|[\s\S]/g;

/**
 * The statements of a text, one by one, without their semicolons: a distributed database takes one change of the schema in a message.
 * What is only a comment is none.
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
