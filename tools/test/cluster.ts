/** `CLUSTER_URL=… npm run test:cluster [-- PATTERN…]`: the back end's routes, races and payments on a Citus cluster. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

if (process.env.CLUSTER_URL) {
  const options = ['--config', 'jest.cluster.config.mjs', '--silent', ...process.argv.slice(2)];
  const { status } = spawnSync('jest', options, {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
  });
  process.exitCode = status ?? 1;
} else {
  console.error(
    'CLUSTER_URL is not set: give it the address of the coordinator of a Citus cluster with at least one worker and nothing else on it, such as postgresql://shop@127.0.0.1:5432/shop. Its account is a superuser, since each test file makes and drops databases on every node (docs/growing.md).',
  );
  process.exitCode = 1;
}
