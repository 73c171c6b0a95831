import { timingSafeEqual } from 'node:crypto';
import { secretsOf } from '@festival/service-kit/secret/secretsOf';
import type { FastifyError, FastifyInstance } from 'fastify';
import { customerRoutes } from './customerRoutes.ts';
import { keepAnswers } from './keepAnswers.ts';
import { methodRoutes } from './methodRoutes.ts';
import type { MollieDeps } from './mollieDeps.ts';
import { mollieKeys } from './mollieKeys.ts';
import { paymentRoutes } from './paymentRoutes.ts';
import { Refusal, refusalBody } from './Refusal.ts';
import { refundRoutes } from './refundRoutes.ts';

const halJson = 'application/hal+json; charset=utf-8';

/**
 * A stand-in of Mollie's API, version 2: payments, refunds, chargebacks, methods, customers and mandates. It follows
 * Mollie's public documentation; what that does not name is refused.
 */
export async function mollieRoutes(app: FastifyInstance, deps: MollieDeps & { secret: string }): Promise<void> {
  const keys = secretsOf(deps.secret)
    .map(mollieKeys)
    .flatMap(({ test, live }) => [test, live])
    .map((key) => Buffer.from(`Bearer ${key}`));

  app.addHook('onRequest', async (request, reply) => {
    reply.type(halJson);
    const given = Buffer.from(request.headers.authorization ?? '');
    if (!keys.some((key) => given.length === key.length && timingSafeEqual(given, key)))
      throw new Refusal(401, 'Missing authentication, or failed to authenticate');
    const form = request.headers['content-type'];
    if (form !== undefined && !form.startsWith('application/json')) throw new Refusal(415, 'Send JSON');
  });
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    const refusal = error instanceof Refusal ? error : new Refusal(status, error.message);
    return reply.code(refusal.status).type(halJson).send(refusalBody(refusal));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(refusalBody(new Refusal(404, 'No such endpoint exists'))),
  );
  keepAnswers(app, deps.book);

  await paymentRoutes(app, deps);
  await refundRoutes(app, deps);
  await customerRoutes(app, deps);
  await methodRoutes(app, deps);
}
