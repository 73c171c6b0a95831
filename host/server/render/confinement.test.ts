import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pageFor } from '../../testing/pageFor.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { renderPool } from './renderPool.ts';

const secret = 'the-secret-of-sessions';
const folder = temporaryFolder();
const [build, remotes] = [join(folder, 'build'), join(folder, 'data', 'remotes')];
const quoted = (...path: string[]) => JSON.stringify(join(folder, ...path));

/** Ways in which remote code could try to reach outside its page if it could require every module of Node. Each function returns what it reached. */
const ways = {
  'the environment': 'JSON.stringify(process.env)',
  'its first environment': "require('fs').readFileSync('/proc/self/environ', 'utf8')",
  'its parent’s environment': "require('fs').readFileSync('/proc/' + process.ppid + '/environ', 'utf8')",
  'a built-in past require': `process.getBuiltinModule('node:fs').readFileSync(${quoted('secret.json')}, 'utf8')`,
  'a way out of its folder': `require('fs').readFileSync(${quoted('data')} + '/remotes/../../secret.json', 'utf8')`,
  'a link out of its folder': `require('fs').readFileSync(${quoted('build')} + '/../secret.json', 'utf8')`,
  'a file by promise': `require('fs/promises').readFile(${quoted('secret.json')}, 'utf8')`,
  'a file as a module': `JSON.stringify(require(${quoted('secret.json')}))`,
  'an imported module': `import('node:fs').then((fs) => fs.readFileSync(${quoted('secret.json')}, 'utf8'))`,
  'what lies beside its folder': `require('fs').readdirSync(${quoted('data')}).join()`,
  'a written file': `(require('fs').writeFileSync(${quoted('data', 'remotes', 'written')}, 'x'), 'written')`,
  'another process': "require('child_process').execFileSync('/bin/sh', ['-c', 'echo $SESSION_SECRET']).toString()",
  'a thread': "new (require('worker_threads').Worker)('0', { eval: true }).threadId + ' started'",
  'a connection':
    "new Promise((resolve, reject) => require('net').connect(port, '127.0.0.1', () => resolve('connected')).on('error', reject))",
  'a request': "fetch('http://127.0.0.1:' + port).then(() => 'connected')",
  'a datagram':
    "new Promise((resolve, reject) => require('dgram').createSocket('udp4').on('error', reject).bind(0, () => resolve('bound')))",
  'code of a string': "new Function('return typeof process.pid')()",
};
type Way = keyof typeof ways;

const program = `
const ways = { ${Object.entries(ways)
  .map(([name, code]) => `${JSON.stringify(name)}: async (port) => ${code}`)
  .join(',\n')} };
process.on('message', async ({ kind, page, request }) => {
  if (kind !== 'render') return process.send({ kind: 'warmed' });
  const { name, port } = request.page;
  const got = await ways[name](port).then((got) => 'got ' + got, (error) => 'no: ' + (error.cause ?? error).message);
  process.send({ kind: 'rendered', page, rendered: { status: 200, errorReports: [] }, html: Buffer.from(got) });
});
process.send({ kind: 'ready' });`;

const server = createServer((_request, response) => response.end());
const pool = renderPool({ build, readable: [remotes], onStuck: () => {} });
let port: number;

beforeAll(async () => {
  process.env.SESSION_SECRET = secret;
  for (const path of [build, remotes]) mkdirSync(path, { recursive: true });
  writeFileSync(join(build, 'render.cjs'), program);
  writeFileSync(join(folder, 'secret.json'), JSON.stringify({ secret }));
  writeFileSync(join(remotes, 'own.cjs'), 'its own');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  delete process.env.SESSION_SECRET;
  await pool.close();
  server.close();
});

const confined = async (name: Way) => {
  const page = { ...pageFor({ config: null }), name, port };
  const order = { origin: 'http://shop.example', url: '/', nonce: 'n', files: {}, page };
  return (await pool.render(order, () => {})).html;
};

/** The same attempts in a process without restrictions. */
async function free(name: Way): Promise<string> {
  const child = fork(join(build, 'render.cjs'), [], {
    execArgv: [],
    env: { ...process.env, SESSION_SECRET: secret },
    serialization: 'advanced',
  });
  await once(child, 'message');
  child.send({ kind: 'render', page: 1, request: { page: { name, port } } });
  const [{ html }] = (await once(child, 'message')) as [{ html: Uint8Array }];
  child.kill('SIGKILL');
  return Buffer.from(html).toString();
}

const names = Object.keys(ways) as Way[];

test.each(names)('a rendering process cannot access anything by %s [FED-05]', async (name) => {
  const got = await confined(name);
  expect(got).not.toContain(secret);
  if (name !== 'the environment') expect(got).toMatch(/^no: /);
  else expect(Object.keys(JSON.parse(got.replace('got ', ''))).filter((key) => key !== 'TZ')).toEqual(['NODE_ENV']);
});

test('no file was written', () => expect(existsSync(join(remotes, 'written'))).toBe(false));

test('the attempts are real: a process without limits succeeds with each', async () => {
  for (const name of names) expect([name, await free(name)]).toEqual([name, expect.stringMatching(/^got ./)]);
  const telling = names.filter(
    (name) => /environment|file|folder|past|process|imported/.test(name) && !/parent|beside|written/.test(name),
  );
  for (const name of telling) expect([name, await free(name)]).toEqual([name, expect.stringContaining(secret)]);
});
