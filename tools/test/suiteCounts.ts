export interface SuiteCounts {
  passed: number;
  failed: number;
}

/** Counts of jest's JSON report; a run that ended badly without a failed test counts one. */
export const jestCounts = (read: () => string, ok: boolean): SuiteCounts =>
  counts(ok, () => {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(read()) as Record<string, number>;
    return { passed: numPassedTests ?? 0, failed: (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0) };
  });

/** Counts of Playwright's JSON report, likewise; a journey that passed only when repeated has failed. */
export const journeyCounts = (read: () => string, ok: boolean): SuiteCounts =>
  counts(ok, () => {
    const { stats } = JSON.parse(read()) as { stats: { expected: number; unexpected: number; flaky: number } };
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });

const counts = (ok: boolean, read: () => SuiteCounts): SuiteCounts => {
  try {
    const found = read();
    return ok || found.failed > 0 ? found : { ...found, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
};
