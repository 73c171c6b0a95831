import { buildHost } from './buildHost.ts';

const started = performance.now();
try {
  const { skipped } = await buildHost();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(skipped ? 'host is up to date' : `host built in ${seconds} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
