import { writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/**
 * Jest's reporter for `tools/test/test.ts`: writes each file's project, seconds and cases to the file in JEST_REPORT
 * (`JestReport` in `jestReport.ts`). Jest's own JSON lacks the project, which is needed to run a case again.
 */
export default class Report {
  #files = [];

  onTestResult({ path: file, context }, { testExecError, failureMessage, testResults, perfStats }) {
    this.#files.push({
      project: context.config.displayName.name,
      file: path.relative(root, file),
      seconds: (perfStats.end - perfStats.start) / 1000,
      // A file that can't be loaded, or whose worker crashes, has no cases.
      broken: testExecError ? (failureMessage ?? String(testExecError.message)) : null,
      cases: testResults.map(({ fullName, status, failureMessages }) => ({
        name: fullName,
        status,
        failure: failureMessages.join('\n'),
      })),
    });
  }

  onRunComplete() {
    writeFileSync(process.env.JEST_REPORT, JSON.stringify({ files: this.#files }));
  }
}
