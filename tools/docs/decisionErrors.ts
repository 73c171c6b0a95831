import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The folder of the decisions and their index. */
const FOLDER = 'docs/decisions';

/**
 * Errors of the decisions: a missing number, title, date or status, a missing successor, and an index
 * (`docs/decisions/README.md`) that does not list each of them with its title and status.
 */
export const decisionErrors = (root: string): string[] => {
  const index = readFileSync(join(root, FOLDER, 'README.md'), 'utf8');
  const files = globSync(`${FOLDER}/[0-9]*.md`, { cwd: root }).sort();
  const listed = [...index.matchAll(/^\| \[\d{4}\]\(([^)]+)\)/gm)].map(([, file = '']) => file);
  return [
    ...files.flatMap((file) => {
      const decision = decisionIn(basename(file), readFileSync(join(root, file), 'utf8'));
      if (decision === undefined)
        return [`${file} does not begin with "# 0000 Title" and "Date: 2026-01-31. Status: accepted."`];
      const { successor, row } = decision;
      if (successor !== undefined && !existsSync(join(root, FOLDER, successor)))
        return [`${file} names the successor ${successor}, which does not exist`];
      return index.includes(`${row}\n`) ? [] : [`${FOLDER}/README.md lacks the line\n${row}`];
    }),
    ...listed
      .filter((file) => !existsSync(join(root, FOLDER, file)))
      .map((file) => `${FOLDER}/README.md lists ${file}, which does not exist`),
  ];
};

/**
 * A decision's row in the index, and the file of its successor; undefined for a file without number, title, date or
 * status.
 */
const decisionIn = (file: string, text: string): { row: string; successor?: string } | undefined => {
  const head =
    /^# (\d{4}) (.+)\n\nDate: (\d{4}-\d\d-\d\d)\. Status: (accepted|replaced by \[(\d{4})\]\(([^)]+)\))(?:; .+)?\.\n/.exec(
      text,
    );
  const [, number = '', title = '', date = '', status, next, successor] = head ?? [];
  if (head === null || !file.startsWith(`${number}-`)) return undefined;
  const row = `| [${number}](${file}) | ${title} | ${date} | ${next === undefined ? status : `replaced by ${next}`} |`;
  return { row, ...(successor !== undefined && { successor }) };
};
