import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@festival/service-kit/testing/eventually';
import { keepShop, type Part } from './keepShop.ts';

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

function parts(names: string[]) {
  const events: string[] = [];
  const all = names.map(
    (name): Part => ({
      name,
      what: `${name} runs`,
      needs: names.slice(0, names.indexOf(name)),
      start: async () => {
        events.push(`+${name}`);
        return { pid: 1, ended: new Promise(() => {}), stop: async () => void events.push(`-${name}`) };
      },
      ...(name === 'registry' && { afterFirstStart: async () => void events.push('published') }),
    }),
  );
  return { all, events };
}

/** A part that ends on demand; the starts listed in `fails` fail. */
function mortal({ fails = [] as number[], startTakes = 0 } = {}) {
  const alive = new Set<number>();
  const ends: ((how: string) => void)[] = [];
  let firsts = 0;
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
      ends.push((how) => {
        alive.delete(nr);
        resolve(how);
      });
      return { pid: nr, ended: promise, stop: async () => ends.at(-1)?.('stopped') };
    },
    afterFirstStart: async () => {
      firsts += 1;
    },
  };
  return { part, alive, end: (how: string) => ends.at(-1)?.(how), starts: () => starts, firsts: () => firsts };
}

async function kept(all: Part[]) {
  const said: string[] = [];
  const pids: number[] = [];
  const stop = await keepShop(all, {
    say: (line) => said.push(line),
    onStarted: (_, pid) => pids.push(pid),
    signal: new AbortController().signal,
  });
  return { said, pids, stop };
}

test('parts start after their dependencies, and stop in reverse order', async () => {
  const { all, events } = parts(['database', 'registry', 'host']);
  const { stop } = await kept(all);
  expect(events.splice(0)).toEqual(['+database', '+registry', 'published', '+host']);
  await stop();
  expect(events).toEqual(['-host', '-registry', '-database']);
});

test('a part that ends is started again once and reports it, and stays stopped after a stop', async () => {
  const { part, alive, end, starts, firsts } = mortal();
  const shop = await kept([part]);
  end('ended by itself (SIGKILL).');
  await eventually('it runs again', () => shop.said.length === 2);
  expect([...alive]).toEqual([2]);
  expect(shop.pids).toEqual([1, 2]);
  expect(shop.said).toEqual(['host ended by itself (SIGKILL).\n  It starts again in 1 s.', 'host runs again.']);
  expect(firsts()).toBe(1);
  await shop.stop();
  await wait(1_200);
  expect(alive.size).toBe(0);
  expect(starts()).toBe(2);
});

test('a failed start is tried again, and its reason reported', async () => {
  const { part, alive, end } = mortal({ fails: [2] });
  const shop = await kept([part]);
  end('ended by itself (code 1).');
  await eventually('it runs again', () => shop.said.length === 3);
  expect([...alive]).toEqual([3]);
  expect(shop.said[1]).toBe('host could not be started: no start 2\n  It starts again in 1 s.');
  await shop.stop();
});

test('a stop during the pause or a start leaves no process', async () => {
  for (const after of [50, 1_050]) {
    const { part, alive, end } = mortal({ startTakes: 100 });
    const shop = await kept([part]);
    end('ended by itself (SIGKILL).');
    await wait(after);
    await shop.stop();
    await wait(1_200);
    expect(alive.size).toBe(0);
  }
});

test('a part that can’t start the first time stops the running ones, and is not tried again', async () => {
  const { all, events } = parts(['database', 'host']);
  const { part, starts } = mortal({ fails: [1] });
  await expect(kept([...all, { ...part, name: 'sign-on', needs: ['host'] }])).rejects.toThrow('no start 1');
  expect(events).toEqual(['+database', '+host', '-host', '-database']);
  await wait(1_200);
  expect(starts()).toBe(1);
});

test('independent parts start concurrently; a part whose dependency can’t start is not started', async () => {
  const { all, events } = parts(['database', 'api']);
  const sandbox: Part = {
    name: 'sandbox',
    what: 'Sandbox runs',
    needs: [],
    start: async () => {
      await wait(20);
      events.push('sandbox fails');
      throw new Error('wrong port');
    },
  };
  const host: Part = { name: 'host', what: 'Shop runs', needs: ['api', 'sandbox'], start: () => Promise.reject() };
  await expect(kept([sandbox, ...all, host])).rejects.toThrow('wrong port');
  expect(events).toEqual(['+database', '+api', 'sandbox fails', '-api', '-database']);
});
