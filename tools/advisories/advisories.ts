/**
 * `npm run audit [-- --omit=dev] [-- --if-answered]`: the known advisories about the packages in the lock file, from npm's own audit. Exits with
 * 0 if nothing has to be done, with 1 if something has, and with 2 if the registry did not answer. With `--if-answered` a missing answer is reported
 * and the exit code is 0, for a test run behind a registry without audits.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { advisoriesOf } from './auditReport.ts';
import { acceptedSchema, judgeAdvisories } from './judgeAdvisories.ts';

const root = join(import.meta.dirname, '../..');
const accepted = acceptedSchema.safeParse(JSON.parse(readFileSync(join(import.meta.dirname, 'accepted.json'), 'utf8')));
if (!accepted.success) {
  for (const { path, message } of accepted.error.issues)
    console.error(`tools/advisories/accepted.json: ${path.join('.')} ${message}.`);
  process.exit(1);
}

const options = process.argv.slice(2).filter((option) => option !== '--if-answered');
const mayBeSilent = process.argv.includes('--if-answered');
const audit = spawnSync('npm', ['audit', '--json', '--audit-level=none', ...options], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const found = advisoriesOf(audit.stdout ?? '');
if (found === null) {
  console.error(
    'The registry gave no answer about advisories, so nothing is known about the packages. Ask again with a registry that answers `npm audit`.',
  );
  console.error(String(audit.stderr ?? audit.error).trim());
  process.exit(mayBeSilent ? 0 : 2);
}

const { problems, notes } = judgeAdvisories(found, accepted.data, new Date().toISOString().slice(0, 10));
for (const sentence of notes) console.log(sentence);
for (const sentence of problems) console.error(sentence);
console.log(`${found.length} advisories, ${notes.length} of them accepted; ${problems.length} to be acted on.`);
process.exitCode = problems.length > 0 ? 1 : 0;
