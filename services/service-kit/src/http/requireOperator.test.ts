import Fastify from 'fastify';
import { answerErrors } from './answerErrors.ts';
import { requireOperator } from './requireOperator.ts';

test('only the operator’s token is accepted, and while it is being changed also the former one, but not the two joined', async () => {
  const app = Fastify();
  answerErrors(app);
  app.addHook('onRequest', requireOperator('new token,old token'));
  app.get('/', async () => 'in');
  const answer = async (authorization?: string) =>
    (await app.inject({ url: '/', headers: authorization === undefined ? {} : { authorization } })).statusCode;
  expect(await Promise.all(['Bearer new token', 'Bearer old token'].map(answer))).toEqual([200, 200]);
  const wrong = [undefined, '', 'Bearer ', 'new token', 'Bearer other', 'Bearer new token,old token'];
  expect(await Promise.all(wrong.map(answer))).toEqual(Array(6).fill(401));
});
