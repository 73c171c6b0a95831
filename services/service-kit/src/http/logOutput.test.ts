import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const file = pathToFileURL(`${import.meta.dirname}/logOutput.ts`).href;
/** A script of a process that writes output on request, and then ends. */
const script = `
import { logOutput } from '${file}';
const output = logOutput();
process.once('message', (message) => {
  if (message === 'say it') output.write('the last words\\n');
  process.exit(0);
});
process.send('ready');`;

async function saying() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

test.each([
  ['output just before the exit is written', 'say it', expect.stringContaining('the last words\n')],
  ['a process without output writes nothing', 'end', ''],
])('%s', async (_name, message, expected) => {
  const child = await saying();
  const said = child.stdout ? text(child.stdout) : '';
  child.send(message);
  expect((await once(child, 'exit'))[0]).toBe(0);
  expect(await said).toEqual(expected);
});

test('a process whose output has no reader still ends', async () => {
  const child = await saying();
  child.stdout?.destroy();
  await once(child.stdout ?? child, 'close');
  child.send('say it');
  const ended = await Promise.race([once(child, 'exit'), wait(20_000, 'it goes on for ever')]);
  child.kill('SIGKILL');
  expect(ended[0]).toBe(0);
});
