import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completedLock, type LockFile, LockProblem, missingBinaries } from './completedLock.ts';
import { platformOf } from './platformOf.ts';

const ours = (): LockFile => JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'));

test('the lock file holds the binaries of every system, so that `npm ci` takes it, and no address to load from', () => {
  expect(missingBinaries(ours()).map(({ name }) => name)).toEqual([]);
  expect(Object.values(ours().packages).filter(({ resolved }) => resolved?.startsWith('http'))).toEqual([]);
});

test('a platform written from a name is the one that the registry tells, for every binary that both name', () => {
  const told = Object.entries(ours().packages).flatMap(([place, { cpu, os, optional }]) => {
    const read = platformOf(place.split('node_modules/').at(-1) ?? '');
    return optional && cpu && read ? [{ place, told: { cpu, os }, read: { cpu: read.cpu, os: read.os } }] : [];
  });
  expect(told.length).toBeGreaterThan(50);
  expect(told.filter((one) => JSON.stringify(one.told) !== JSON.stringify(one.read))).toEqual([]);
});

const lock: LockFile = {
  packages: {
    '': {},
    'node_modules/tool': {
      dev: true,
      optionalDependencies: { '@tool/bin-linux-x64-gnu': '2.0.1', '@tool/bin-win32-arm64-msvc': '2.0.1' },
    },
    'node_modules/tool/node_modules/@tool/bin-linux-x64-gnu': { version: '2.0.1' },
  },
};

test('a binary that this machine can not load gets an entry with its platform, and one beside its dependent none', () => {
  const { packages } = completedLock(lock);
  expect(packages['node_modules/@tool/bin-win32-arm64-msvc']).toEqual({
    version: '2.0.1',
    os: ['win32'],
    cpu: ['arm64'],
    dev: true,
    optional: true,
  });
  expect(Object.keys(packages)).toHaveLength(4);
  expect(missingBinaries({ packages })).toEqual([]);
});

test('a name that tells no platform is not guessed at', () => {
  const unknown = { packages: { 'node_modules/tool': { optionalDependencies: { 'faster-tool': '1.0.0' } } } };
  expect(() => completedLock(unknown)).toThrow(LockProblem);
  expect(platformOf('@tool/core-linux-arm-gnueabihf')).toEqual({ os: ['linux'], cpu: ['arm'], libc: ['glibc'] });
  expect(platformOf('@tool/binding-wasm32-wasi')).toEqual({ cpu: ['wasm32'] });
});
