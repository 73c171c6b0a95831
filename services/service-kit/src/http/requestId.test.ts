import Fastify from 'fastify';
import { failWith } from './answerErrors.ts';
import { logSerializers } from './logSerializers.ts';
import { answerRequestId, requestId } from './requestId.ts';

test('a log line contains the request’s id and path, but no token, query or failed row', async () => {
  const lines: string[] = [];
  const app = Fastify({
    logger: { level: 'info', serializers: logSerializers, stream: { write: (line: string) => void lines.push(line) } },
    genReqId: (request) => requestId(request.headers),
  });
  answerRequestId(app);
  app.setErrorHandler<Error>((error, request, reply) => failWith(error, request, reply));
  app.get('/carts/:cartId', async () => {
    throw Object.assign(new Error('new row violates a check'), {
      code: '23514',
      detail: 'Failing row contains (noor@example.org)',
    });
  });
  const headers = { 'x-request-id': 'click-0001', authorization: 'Bearer shop-token', 'x-cart-token': 'cart-token' };
  const answer = await app.inject({ url: '/carts/7?token=from-a-link', headers });
  expect(answer.headers['x-request-id']).toBe('click-0001');
  expect(answer.json()).toEqual({ error: { code: 'unexpected', message: '' } });
  const log = lines.join('');
  expect(log).toContain('"reqId":"click-0001"');
  const failure = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'failed');
  expect(failure).toMatchObject({ req: { path: '/carts/7', cartId: '7' }, err: { code: '23514' } });
  expect(log).not.toMatch(/noor@|shop-token|cart-token|from-a-link/);
  await app.close();
});

test('a malformed request id is replaced', () => {
  for (const odd of [undefined, 'short', 'with space here', 'x'.repeat(101), 'line\nbreak-in-it']) {
    expect(requestId({ 'x-request-id': odd })).toMatch(/^[0-9a-f-]{36}$/);
  }
});
