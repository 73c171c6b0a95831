/** Builds the console into `dist`, unless its sources are unchanged. */
import { buildConsole } from './buildConsole.ts';

const started = performance.now();
try {
  const { skipped } = await buildConsole();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(skipped ? 'release-console is up to date' : `release-console built in ${seconds} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
