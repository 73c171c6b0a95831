import { type Result, success } from '@festival/shared-contracts/errors/result';
import { codeNotLoaded, lazyCommands } from './lazyCommands.ts';

interface Area {
  add(name: string): Promise<Result<number>>;
  remove(name: string): Promise<Result<number>>;
}

const start = () => {
  const log: string[] = [];
  const area: Area = {
    add: async (name) => success(log.push(`+${name}`)),
    remove: async (name) => success(log.push(`-${name}`)),
  };
  const waiting: PromiseWithResolvers<Area>[] = [];
  const load = jest.fn(() => {
    const next = Promise.withResolvers<Area>();
    waiting.push(next);
    return next.promise;
  });
  const onFailure = jest.fn();
  const missing = jest.fn(async () => ({ ok: false as const, error: { code: 'missing', message: '', status: 0 } }));
  const commands = lazyCommands<Area>({ load, onFailure, missing });
  return { log, area, load, waiting, onFailure, missing, commands };
};

test('the first call of an area loads its code, once', async () => {
  const { area, load, waiting, commands } = start();
  expect(load).not.toHaveBeenCalled();
  const calls = [commands.add('a'), commands.add('b')];
  expect(load).toHaveBeenCalledTimes(1);
  waiting[0]?.resolve(area);
  expect(await Promise.all(calls)).toEqual([success(1), success(2)]);
  await commands.add('c');
  expect(load).toHaveBeenCalledTimes(1);
});

test('calls made while the code loads run in order, before later ones', async () => {
  const { log, area, waiting, commands } = start();
  const calls = [commands.add('a'), commands.remove('a'), commands.add('b')];
  waiting[0]?.resolve(area);
  calls.push(commands.remove('b'));
  await Promise.all(calls);
  expect(log).toEqual(['+a', '-a', '+b', '-b']);
});

test('if the code cannot be loaded, each waiting call returns a failure; it is reported once, and the next call tries again', async () => {
  const { area, load, waiting, onFailure, commands } = start();
  const calls = [commands.add('a'), commands.remove('a')];
  waiting[0]?.reject(new Error('no chunk'));
  expect(await Promise.all(calls)).toEqual([
    { ok: false, error: codeNotLoaded },
    { ok: false, error: codeNotLoaded },
  ]);
  expect(onFailure).toHaveBeenCalledTimes(1);
  const again = commands.add('a');
  expect(load).toHaveBeenCalledTimes(2);
  waiting[1]?.resolve(area);
  expect(await again).toEqual(success(1));
});

test('a command that this host does not have also returns a failure', async () => {
  const { area, waiting, missing, commands } = start();
  const newer = commands as Area & { rename(): Promise<Result> };
  const call = newer.rename();
  waiting[0]?.resolve(area);
  expect(await call).toMatchObject({ ok: false, error: { code: 'missing' } });
  expect(missing).toHaveBeenCalledWith('rename');
});

test('awaiting an area returns the area', async () => {
  const { commands, load } = start();
  expect(await commands).toBe(commands);
  expect(load).not.toHaveBeenCalled();
});
