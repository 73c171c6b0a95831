import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { methodsIn } from '../methodsIn.ts';
import type { AdyenDeps } from './adyenDeps.ts';
import { typesOf } from './adyenTypes.ts';
import { refuse } from './refuse.ts';
import { sandboxKeys } from './sandboxKeys.ts';

const requestSchema = z.object({ merchantAccount: z.string(), countryCode: z.string().length(2) });

/** Returns the payment methods of a country as Adyen's types; Bancontact has two types. */
export async function methodRoutes(app: FastifyInstance, { secret }: AdyenDeps): Promise<void> {
  const { merchantAccount } = sandboxKeys(secret);

  app.post('/paymentMethods', async (request, reply) => {
    const { data } = requestSchema.safeParse(request.body);
    if (!data) return refuse(reply, 422, '14_012', 'The request for payment methods is not valid');
    if (data.merchantAccount !== merchantAccount) return refuse(reply, 403, '901', 'Invalid Merchant Account');
    const types = methodsIn(data.countryCode).flatMap(typesOf);
    return { paymentMethods: types.map((type) => ({ type, name: type })) };
  });
}
