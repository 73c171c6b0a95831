import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jwtVerify } from 'jose';
import { buildSandbox } from './buildSandbox.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'waiting-room-'));
afterAll(() => rmSync(folder, { recursive: true }));

const passSecret = 'a secret that a waiting room signs its passes with';
const start = (given: Partial<Parameters<typeof buildSandbox>[0]> = {}) =>
  buildSandbox({
    secret: 'a secret of this test',
    publicUrl: 'http://pay.test',
    file: path.join(folder, 'payments.json'),
    logLevel: 'silent',
    ...given,
  });

test('the waiting room links to the shop with a new pass for its event each time, in the visitor’s language [CNT-09]', async () => {
  const sandbox = await start({
    waitingRoom: { shopUrl: 'https://shop.test', passSecret: `${passSecret},a former one` },
  });
  const url = '/waiting-room?shop=zomer-wachtrij&event=zomer-2027';
  const ids = new Set<unknown>();
  for (const [headers, title] of [
    [{}, 'Je bent aan de beurt'],
    [{ 'accept-language': 'en-GB,en;q=0.9' }, 'It is your turn'],
    [{ 'accept-language': 'es' }, 'Es tu turno'],
  ] as const) {
    const { body } = await sandbox.inject({ url, headers });
    expect(body).toContain(`<h1>${title}</h1>`);
    const [, entrance = ''] = /<a class="button pay" href="([^"]+)"/.exec(body) ?? [];
    const { origin, pathname, searchParams } = new URL(entrance);
    expect([origin, pathname]).toEqual(['https://shop.test', '/zomer-wachtrij']);
    const { payload } = await jwtVerify(
      searchParams.get('paymentQueueToken') ?? '',
      new TextEncoder().encode(passSecret),
    );
    expect(payload.event).toBe('zomer-2027');
    expect((payload.exp ?? 0) - Date.now() / 1_000).toBeGreaterThan(500);
    ids.add(payload.jti);
  }
  expect(ids.size).toBe(3);
  for (const wrong of ['/waiting-room', '/waiting-room?shop=//evil.example&event=x', '/waiting-room?shop=zomer'])
    expect((await sandbox.inject(wrong)).statusCode).toBe(400);
  await sandbox.close();
});

test('a sandbox without a shop or a secret has no waiting room', async () => {
  const sandbox = await start();
  expect((await sandbox.inject('/waiting-room?shop=zomer&event=zomer-2027')).statusCode).toBe(404);
  await sandbox.close();
});
