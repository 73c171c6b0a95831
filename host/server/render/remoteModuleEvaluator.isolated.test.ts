import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteModuleEvaluator } from './remoteModuleEvaluator.ts';

jest.mock('#shared-modules', () => ({ sharedModules: { react: jest.requireActual('react') } }), { virtual: true });
const react: object = jest.requireActual('react');

const folder = mkdtempSync(join(tmpdir(), 'require-remote-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** An evaluator of a server file with this code; `published` is the code for which the hash was made. */
function evaluatorOf(code: string, published = code) {
  const file = join(folder, `${createHash('sha256').update(code).digest('hex')}.cjs`);
  writeFileSync(file, code);
  const sha384 = `sha384-${createHash('sha384').update(published).digest('base64')}`;
  return remoteModuleEvaluator({
    mf_tickets: { version: '1.0.0', entry: '', exposes: {}, serverFile: { file, sha384 } },
  });
}

test('a remote’s server file gets the host’s own instances of shared modules [FED-06]', () => {
  const evaluate = evaluatorOf(`module.exports = { './tickets': () => ({ react: require('react') }) };`);
  expect(evaluate('mf_tickets', 'tickets')).toMatchObject({ react });
});

test('a remote’s server file can require no other module, neither one of Node nor a file on the disk', () => {
  for (const name of ['node:fs', 'fs', '../secret.cjs', 'fastify']) {
    const evaluate = evaluatorOf(`module.exports = { './tickets': () => require('${name}') };`);
    expect(() => evaluate('mf_tickets', 'tickets')).toThrow(`${name} is not shared`);
  }
});

test('a file that differs from the published one is not run [FED-08]', () => {
  const evaluate = evaluatorOf('globalThis.hasRun = true; module.exports = {};', 'module.exports = {};');
  expect(() => evaluate('mf_tickets', 'tickets')).toThrow('is not the file that was published');
  expect(Reflect.get(globalThis, 'hasRun')).toBeUndefined();
});

test('an error names a missing exposed module, and a remote without a server file', () => {
  expect(() => evaluatorOf('module.exports = { };')('mf_tickets', 'upgrade')).toThrow(
    'mf_tickets has no exposed module upgrade',
  );
  expect(() => remoteModuleEvaluator({})('mf_travel', 'packages')).toThrow('mf_travel has no server file here');
});
