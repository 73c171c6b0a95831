import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cutOff, shortPatience, slowBody } from '@festival/service-kit/testing/slowBody';
import type { FastifyInstance } from 'fastify';
import { buildSandbox } from './buildSandbox.ts';
import { sign, signatureHeader } from './signature.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-edge-'));
const [now, former] = ['the secret from now on', 'the secret until now'];
let sandbox: FastifyInstance;
beforeAll(async () => {
  const file = path.join(folder, 'payments.json');
  const secret = `${now}, ${former}`;
  const options = { secret, publicUrl: 'https://pay.test', file, logLevel: 'silent', patience: shortPatience };
  sandbox = await buildSandbox({ ...options, adyenWebhookUrl: 'http://127.0.0.1:1/' });
  await sandbox.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

test('a request body sent byte by byte is cut off', async () => {
  expect(await slowBody(sandbox, { path: '/payments' })).toMatch(cutOff);
});

test('behind TLS browsers get HSTS', async () => {
  expect((await sandbox.inject('/health/live')).headers['strict-transport-security']).toBe('max-age=31536000');
});

test('while the sandbox’s secret is being changed, only calls signed with the new or the former secret are accepted', async () => {
  const statusOf = async (secret: string) => {
    const message = { method: 'GET', path: '/payments/x', body: '' };
    const headers = { [signatureHeader]: sign(secret, message, Date.now()) };
    return (await sandbox.inject({ url: '/payments/x', headers })).statusCode;
  };
  expect([await statusOf(now), await statusOf(former), await statusOf('another')]).toEqual([404, 404, 401]);
});
