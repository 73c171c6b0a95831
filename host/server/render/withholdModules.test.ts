import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** The ways by which a remote's server file may try to access a module of Node, a file, or another process. */
const tries = {
  builtin: "process.getBuiltinModule('node:fs').readdirSync('/')",
  global: "globalThis.process.getBuiltinModule('fs').readdirSync('/')",
  restored: "delete process.getBuiltinModule; Object.getPrototypeOf(process).getBuiltinModule('fs').readdirSync('/')",
  binding: "process.binding('fs')",
  linked: "process._linkedBinding('fs')",
  addon: "process.dlopen({ exports: {} }, '/x.node')",
  environment: "process.loadEnvFile('/proc/self/environ'); process.env.PATH.length",
  report: 'process.report.getReport()',
  signal: 'process.kill(process.pid, 0)',
  require: "require('node:fs')",
};

/** Each attempt, made in a worker that runs a remote's server file: `reached`, or the error. */
async function outcomes(withheld: boolean): Promise<Record<string, string>> {
  const file = JSON.stringify(join(import.meta.dirname, 'withholdModules.ts'));
  const worker = new Worker(
    `const { compileFunction } = require('node:vm');
     const { parentPort } = require('node:worker_threads');
     (async () => {
       if (${withheld}) (await import(${file})).withholdModules();
       const outcome = (code) => {
         try {
           compileFunction(code, ['module', 'exports', 'require'])({}, {}, () => { throw new Error('not shared'); });
           return 'reached';
         } catch (error) {
           return String(error);
         }
       };
       parentPort.postMessage(Object.fromEntries(Object.entries(${JSON.stringify(tries)}).map(([name, code]) => [name, outcome(code)])));
     })();`,
    { eval: true, env: { NODE_ENV: 'production' } },
  );
  const [found] = (await once(worker, 'message')) as [Record<string, string>];
  await worker.terminate();
  return found;
}

test('a remote’s server file can access neither a module of Node nor a file, except shared modules [FED-06]', async () => {
  const found = await outcomes(true);
  expect(Object.entries(found).filter(([, outcome]) => outcome === 'reached')).toEqual([]);
  expect(Object.keys(found)).toEqual(Object.keys(tries));
});

test('the attempts are real: without the restrictions they read the disk', async () => {
  expect(await outcomes(false)).toMatchObject({ builtin: 'reached', global: 'reached', signal: 'reached' });
});
