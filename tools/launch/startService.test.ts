import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { freePort } from '@festival/service-kit/testing/freePort';
import { root } from './launchSettings.ts';
import { startService } from './startService.ts';

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('processes started by a service end with it, also one in an endless loop; only this account can read its log', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'festival-service-'));
  const script = join(folder, 'service.mjs');
  // Responds with the id of a child in an endless loop.
  writeFileSync(
    script,
    `import { spawn } from 'node:child_process';
     import { createServer } from 'node:http';
     const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
     createServer((_, answer) => answer.end(String(child.pid))).listen(Number(process.env.PORT), '127.0.0.1');`,
  );
  const port = await freePort();
  const readyUrl = `http://127.0.0.1:${port}`;
  const description = {
    name: 'looping',
    script: relative(root, script),
    env: { PORT: String(port) },
    readyUrl,
    needs: [],
  };
  const service = await startService(description, folder, new AbortController().signal);
  expect(statSync(join(folder, 'logs/looping.log')).mode & 0o777).toBe(0o600);
  const child = Number(await (await fetch(readyUrl)).text());
  expect(isRunning(child)).toBe(true);
  process.kill(service.pid, 'SIGKILL');
  await service.ended;
  const deadline = Date.now() + 60_000;
  while (isRunning(child) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
  const isLeft = isRunning(child);
  if (isLeft) process.kill(child, 'SIGKILL');
  expect(isLeft).toBe(false);
});
