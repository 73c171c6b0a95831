import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@festival/service-kit/testing/eventually';
import { keepRunning } from './keepRunning.ts';
import type { Part, RunningPart } from './part.ts';

/** A part that crashes on demand, and whose start fails when `fails` says so. */
function mortal({ fails = [] as number[], startTakes = 0 } = {}) {
  const alive = new Set<number>();
  const deaths: ((how: string) => void)[] = [];
  let starts = 0;
  const part: Part = {
    name: 'host',
    needs: [],
    what: 'Shop runs',
    start: async () => {
      starts += 1;
      const nr = starts;
      await wait(startTakes);
      if (fails.includes(nr)) throw new Error(`no start ${nr}`);
      alive.add(nr);
      const { promise, resolve } = Promise.withResolvers<string>();
      deaths.push((how) => {
        alive.delete(nr);
        resolve(how);
      });
      const running: RunningPart = { pid: nr, died: promise, stop: async () => void alive.delete(nr) };
      return running;
    },
  };
  return { part, alive, die: (how: string) => deaths.at(-1)?.(how), starts: () => starts };
}

const kept = async (part: Part) => {
  const said: string[] = [];
  const pids: number[] = [];
  const abort = new AbortController();
  const options = {
    say: (line: string) => said.push(line),
    onStarted: (pid: number) => pids.push(pid),
    signal: abort.signal,
  };
  return { said, pids, abort, part: await keepRunning(part, options) };
};

test('a part that crashes is restarted and reports it, and stays stopped after a stop', async () => {
  const { part, alive, die, starts } = mortal();
  const running = await kept(part);
  die('ended by itself (SIGKILL).');
  await eventually('it runs again', () => running.said.length === 2);
  expect([...alive]).toEqual([2]);
  expect(running.pids).toEqual([1, 2]);
  expect(running.said).toEqual([
    'host ended by itself (SIGKILL).\n  It starts again in 0.25 s.',
    expect.stringMatching(/^host runs again after \d+(\.\d+)? s\.$/),
  ]);
  await running.part.stop();
  await wait(400);
  expect(alive.size).toBe(0);
  expect(starts()).toBe(2);
});

test('a failed start is retried after a longer pause, and its reason reported', async () => {
  const { part, alive, die } = mortal({ fails: [2] });
  const running = await kept(part);
  die('ended by itself (code 1).');
  await eventually('it runs again', () => running.said.length === 3);
  expect([...alive]).toEqual([3]);
  expect(running.said[1]).toBe('host could not be started: no start 2\n  It starts again in 0.5 s.');
  await running.part.stop();
});

test('a part whose first start fails is not retried', async () => {
  const { part, starts } = mortal({ fails: [1] });
  await expect(kept(part)).rejects.toThrow('no start 1');
  await wait(400);
  expect(starts()).toBe(1);
});

test('a stop during the pause or a start leaves no process', async () => {
  for (const after of [50, 300]) {
    const { part, alive, die } = mortal({ startTakes: 100 });
    const running = await kept(part);
    die('ended by itself (SIGKILL).');
    await wait(after);
    await running.part.stop();
    await wait(400);
    expect(alive.size).toBe(0);
  }
});
