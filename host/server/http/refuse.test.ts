import Fastify, { type FastifyReply } from 'fastify';
import { logRefusal, refusalsPerMinute } from './logRefusal.ts';
import { refuse } from './refuse.ts';

test('a request refused for its origin or because of a limit is logged, but a request for a wrong address is not', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  app.post('/api/cart', (_request, reply) => refuse(reply, 403, 'foreign_origin', 'No.'));
  app.get('/api/limited', (_request, reply) => refuse(reply, 429, 'too_many', 'Wait.'));
  app.get('/api/nothing', (_request, reply) => refuse(reply, 404, 'not_found', 'Nothing.'));
  await app.inject({ method: 'POST', url: '/api/cart?token=of-a-cart', headers: { cookie: 'session=x' } });
  await app.inject('/api/limited');
  await app.inject('/api/nothing');
  const refusals = lines.map((line) => JSON.parse(line));
  expect(refusals).toEqual([
    expect.objectContaining({
      msg: 'refused',
      status: 403,
      code: 'foreign_origin',
      route: '/api/cart',
      method: 'POST',
    }),
    expect.objectContaining({ msg: 'refused', status: 429, code: 'too_many', route: '/api/limited', method: 'GET' }),
  ]);
  expect(lines.join('')).not.toMatch(/of-a-cart|session=/);
  await app.close();
});

test('of a thousand refusals only a limited number of lines is logged, with a count of the others', () => {
  const lines: { leftOut?: number }[] = [];
  const log = { warn: (line: object) => void lines.push(line) };
  const reply = { request: { method: 'GET', routeOptions: { url: '/api/limited' } }, log } as unknown as FastifyReply;
  const later = Date.now() + 600_000;
  for (let count = 0; count < 1_000; count += 1) logRefusal(reply, 429, 'too_many', later);
  expect(lines).toHaveLength(refusalsPerMinute);
  logRefusal(reply, 429, 'too_many', later + 60_000);
  expect(lines.at(-1)).toMatchObject({ leftOut: 1_000 - refusalsPerMinute });
});
