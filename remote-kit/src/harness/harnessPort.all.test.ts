import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { harnessPort } from './harnessPort.ts';

// Each case starts whole processes, which can take minutes on a busy machine.
jest.setTimeout(300_000);

const listening = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as { port: number }).port };
};

test('a given port is used if it is free; without a given port any free port is used', async () => {
  const { server, port } = await listening();
  server.close();
  await once(server, 'close');
  expect(await harnessPort(String(port))).toBe(port);
  expect(await harnessPort(undefined)).toBeUndefined();
});

test.each(['abc', '0', '70000', '41.5', ''])('--port %s is refused with a sentence', async (given) => {
  await expect(harnessPort(given)).rejects.toThrow(`--port ${given} is not a port`);
});

test('a port in use ends the command with a sentence, and nothing is started', async () => {
  const { server, port } = await listening();
  const run = promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../cli.ts'), 'dev', '--port', String(port)],
    {
      cwd: join(import.meta.dirname, '../../../mf-tickets'),
      env: { ...process.env, NODE_OPTIONS: '' },
      timeout: 120_000,
    },
  );
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: `Port ${port} is in use by another program. Stop that one, or leave --port out to get a free one.\n`,
  });
  server.close();
});
