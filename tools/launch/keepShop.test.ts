import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@festival/service-kit/testing/eventually';
import type { DiskRoom } from './diskRoom.ts';
import { keepShop } from './keepShop.ts';
import type { Part } from './part.ts';

/** A disk that the test fills and empties. */
function disk() {
  let full = Promise.withResolvers<string | null>();
  let room = Promise.withResolvers<void>();
  const ended = (signal: AbortSignal) =>
    new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
  const of: DiskRoom = {
    untilFull: (signal) => Promise.race([full.promise, ended(signal)]),
    untilRoom: (signal) => Promise.race([room.promise, ended(signal).then(() => {})]),
  };
  return {
    of,
    fill: () => {
      room = Promise.withResolvers();
      full.resolve('The disk is full.');
      full = Promise.withResolvers();
    },
    empty: () => room.resolve(),
  };
}

function parts(names: string[]) {
  const events: string[] = [];
  const all = names.map(
    (name): Part => ({
      name,
      what: `${name} runs`,
      needs: names.slice(0, names.indexOf(name)),
      start: async () => {
        events.push(`+${name}`);
        return { pid: 1, died: new Promise(() => {}), stop: async () => void events.push(`-${name}`) };
      },
      ...(name === 'registry' && { afterFirstStart: async () => void events.push('published') }),
    }),
  );
  return { all, events };
}

const quiet = () => jest.spyOn(process.stdout, 'write').mockReturnValue(true);

test('a full disk stops every part in reverse order; with free space they start again in order, and versions are published only once', async () => {
  quiet();
  const { all, events } = parts(['database', 'registry', 'host']);
  const { of, fill, empty } = disk();
  const said: string[] = [];
  const options = {
    disk: of,
    say: (line: string) => said.push(line),
    onStarted: () => {},
    signal: new AbortController().signal,
  };
  const shop = await keepShop(all, options);
  expect(events.splice(0)).toEqual(['+database', '+registry', 'published', '+host']);
  fill();
  await eventually('three parts have stopped', () => events.length === 3);
  expect(events.splice(0)).toEqual(['-host', '-registry', '-database']);
  expect(said).toEqual(['The disk is full.\n  The shop stops, and starts again by itself when 96 MB are free.']);
  empty();
  await eventually('the shop says that it runs again', () => said.length === 2);
  expect(events.splice(0)).toEqual(['+database', '+registry', '+host']);
  expect(said.at(-1)).toBe('There is room on the disk: the shop runs again.');
  await shop.stop();
  expect(events).toEqual(['-host', '-registry', '-database']);
});

test('a stop while the disk is full ends the wait', async () => {
  quiet();
  const { all, events } = parts(['database']);
  const { of, fill } = disk();
  const shop = await keepShop(all, {
    disk: of,
    say: () => {},
    onStarted: () => {},
    signal: new AbortController().signal,
  });
  fill();
  await eventually('the database has stopped', () => events.length === 2);
  await shop.stop();
  expect(events).toEqual(['+database', '-database']);
});

test('a part that can’t start stops the running ones', async () => {
  quiet();
  const { all, events } = parts(['database', 'host']);
  const broken: Part = {
    name: 'sign-on',
    what: 'Sign-on runs',
    needs: ['host'],
    start: () => Promise.reject(new Error('wrong secret')),
  };
  const options = { disk: disk().of, say: () => {}, onStarted: () => {}, signal: new AbortController().signal };
  await expect(keepShop([...all, broken], options)).rejects.toThrow('wrong secret');
  expect(events).toEqual(['+database', '+host', '-host', '-database']);
});

test('independent parts start concurrently; a part whose dependency can’t start is not started', async () => {
  quiet();
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
  const options = { disk: disk().of, say: () => {}, onStarted: () => {}, signal: new AbortController().signal };
  await expect(keepShop([sandbox, ...all, host], options)).rejects.toThrow('wrong port');
  expect(events).toEqual(['+database', '+api', 'sandbox fails', '-api', '-database']);
});
