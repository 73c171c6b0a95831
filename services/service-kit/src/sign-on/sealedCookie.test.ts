import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { sealedCookie } from './sealedCookie.ts';

async function server(secret: string, formerSecrets: string[] = []) {
  const app = Fastify();
  await app.register(fastifyCookie);
  const cookie = sealedCookie(secret, formerSecrets);
  app.post<{ Querystring: { name: string; seconds: number } }>('/', async (request, reply) => {
    const { name, seconds } = request.query;
    await cookie.write(request, reply, { name, value: request.body, seconds: Number(seconds) });
    return reply.send({});
  });
  app.get<{ Querystring: { name: string } }>('/', async (request) => ({
    value: (await cookie.read(request, request.query.name)) ?? null,
  }));
  const write = async (value: object, seconds = 60, cookies = {}) => {
    const answer = await app.inject({ method: 'POST', url: `/?name=one&seconds=${seconds}`, payload: value, cookies });
    return answer.cookies;
  };
  const read = async (cookies: Record<string, string>, name = 'one') =>
    (await app.inject({ url: `/?name=${name}`, cookies })).json().value;
  return { write, read };
}

const asSent = (cookies: Array<{ name: string; value: string }>) =>
  Object.fromEntries(cookies.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]));

test('a stored value is read back, even if it is split over several cookies; storing a shorter value deletes unneeded cookies', async () => {
  const { write, read } = await server('secret');
  const long = { text: 'x'.repeat(7_000) };
  const cookies = await write(long);
  expect(cookies.map(({ name }) => name)).toEqual(['one', 'one.1', 'one.2']);
  expect(await read(asSent(cookies))).toEqual(long);
  const shorter = await write({ text: 'y' }, 60, asSent(cookies));
  expect(shorter.filter(({ value }) => value === '').map(({ name }) => name)).toEqual(['one.1', 'one.2']);
});

test('a cookie of another server or name, or a changed or expired one, is ignored', async () => {
  const { write, read } = await server('secret');
  const { one = '' } = asSent(await write({ text: 'y' }));
  expect(await (await server('other secret')).read({ one })).toBeNull();
  expect(await read({ two: one }, 'two')).toBeNull();
  expect(await read({ one: `${one.slice(0, -2)}AA` })).toBeNull();
  expect(await read(asSent(await write({ text: 'y' }, -1)))).toBeNull();
  expect(await read({ one })).toEqual({ text: 'y' });
});

test('while the secret is being changed, cookies of the former one are still read, and new ones use the new secret', async () => {
  const before = asSent(await (await server('former secret')).write({ text: 'y' }));
  const both = await server('new secret', ['former secret']);
  expect(await both.read(before)).toEqual({ text: 'y' });
  const after = asSent(await both.write({ text: 'z' }));
  const later = await server('new secret');
  expect(await later.read(after)).toEqual({ text: 'z' });
  expect(await later.read(before)).toBeNull();
});
