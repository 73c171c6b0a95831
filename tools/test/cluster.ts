/**
 * `CLUSTER_URL=… npm run test:cluster [-- PATTERN…]`: runs the back end's tests of routes, races and payments on a Citus cluster, then with stopped
 * nodes.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const jest = (...options: string[]): boolean => {
  // These options come last, since they consume all following words.
  const args = ['--config', 'tools/jest/cluster.config.mjs', '--passWithNoTests', ...process.argv.slice(2), ...options];
  const { status } = spawnSync('jest', args, {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
  });
  return status === 0;
};

if (process.env.CLUSTER_URL) {
  const together = jest('--silent', '--ignoreProjects', 'kills');
  // These tests stop nodes that the other tests need. They print their own results.
  const alone = jest('--runInBand', '--selectProjects', 'kills');
  process.exitCode = together && alone ? 0 : 1;
} else {
  console.error(
    'CLUSTER_URL is not set: give it the address of the coordinator of a Citus cluster with at least one worker and nothing else on it, such as postgresql://shop@127.0.0.1:5432/shop. Its account is a superuser, since each test file makes and drops databases on every node (docs/operations/citus.md). Tests that kill nodes need two workers, all on this machine.',
  );
  process.exitCode = 1;
}
