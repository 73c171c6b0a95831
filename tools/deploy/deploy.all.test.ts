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
import { bareDatabase } from '@festival/shop-api/testing/testDatabase';
import { buildAll } from '../launch/buildAll.ts';
import { root } from '../launch/launchSettings.ts';
import { settingsToFillIn, unitFile } from './unitFile.ts';

/** Each part with the variable of its port, the port, and its readiness URL. */
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
    // The shop is installed here, not in an operator's folder.
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

jest.setTimeout(900_000);
test('each unit’s command becomes ready with its settings, passes compose’s health check, and ends by SIGTERM', async () => {
  // In a fresh clone the host is not built yet.
  await buildAll();
  const database = await bareDatabase();
  const running: { part: string; child: ChildProcess; said: Promise<string> }[] = [];
  try {
    for (const { part, portName, health } of parts) {
      const port = String(await freePort());
      const secret = 'a secret of 32 characters or more';
      const folder = join(scratch, part);
      const env = operatorSettings(part, {
        [portName]: port,
        DATABASE_URL: database.url,
        SIGN_ON_SECRET: secret,
        OIDC_CLIENT_SECRET: secret,
        SESSION_SECRET: secret,
        REGISTRY_TOKEN: secret,
        PUBLISHER_KEYS: `*:${newKeyPair().publicKey}`,
        MAIL_FOLDER: folder,
        HOST_DATA: folder,
        REGISTRY_DATA: folder,
      });
      const [program = '', ...args] = unitFile(part).command.map((word) => word.replace(installed, root));
      const child = spawn(...endingWithParent('KILL', [program, ...args]), {
        cwd: root,
        env: { PATH: process.env.PATH, ...env },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      running.push({ part, child, said: text(child.stderr) });
      const [node = '', ...question] = compose.services[part]?.healthcheck.test.slice(1) ?? [];
      await eventually(`${part} is ready`, () => {
        if (child.exitCode !== null) throw new Error(`${part} ended with ${child.exitCode}`);
        const asked = question.map((word) => word.replace(/(127\.0\.0\.1):\d+/, `$1:${port}`));
        return spawnSync(join(root, node), asked, { timeout: 20_000 }).status === 0;
      });
      expect((await fetch(`http://127.0.0.1:${port}${health}`)).status).toBe(200);
    }
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
    expect(codes).toEqual(parts.map(({ part }) => ({ part, code: 0, said: '' })));
  }
});
