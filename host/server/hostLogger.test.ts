import Fastify from 'fastify';
import { hostLogger } from './hostLogger.ts';
import { shopApi } from './shop/shopDirectory.ts';
import { answeringServer } from './testing/answeringServer.ts';

test('an error of a call is logged without the call’s token, headers and body [SSO-03, ERR-04]', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: hostLogger('info', { write: (line) => void lines.push(line) }) });
  const api = await answeringServer(() => ({ status: 500, body: { error: { code: 'unexpected', message: '' } } }));
  const keys = { slug: 'solstrand', shopToken: 'shop-secret', apiNamespace: 'solstrand-2027', brand: 'solstrand' };
  const headers = { 'x-cart-token': 'cart-secret', 'x-user-token': 'user-secret' };
  const error = await shopApi(api.url, keys)
    .post('/shopping/carts/1/checkout-form', { email: 'noor@example.com' }, { headers })
    .catch((caught: unknown) => caught);
  app.log.error({ err: error }, 'a call failed');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 50,
    msg: 'a call failed',
    err: { type: 'AxiosError', message: 'Request failed with status code 500', stack: expect.stringContaining('at ') },
  });
  expect(lines.join('')).not.toMatch(/shop-secret|cart-secret|user-secret|noor@/);
  await api.close();
  await app.close();
});
