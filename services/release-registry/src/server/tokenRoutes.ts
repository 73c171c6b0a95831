import { success } from '@festival/shared-contracts/errors/result';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { refuse } from '../error/refusal.ts';
import { rightsSchema } from '../tokens/rights.ts';
import type { TokenRecord, TokenStore } from '../tokens/tokenStore.ts';
import { addRoute, nothing } from './addRoute.ts';
import type { Authorize } from './authorize.ts';

const orderSchema = z.object({ owner: z.string().check(z.minLength(1, 'say whose it is')), rights: rightsSchema });

type Deps = { tokens: TokenStore; authorize: Authorize; now: () => Date };

/** Makes, lists and ends the tokens of teams and release managers; requires the operator's token. [FED-04] */
export function tokenRoutes(app: FastifyInstance, { tokens, authorize, now }: Deps): void {
  const guard = { authorize, need: () => ({ administer: true }) as const };

  addRoute(app, {
    method: 'POST',
    url: '/tokens',
    guard,
    params: nothing,
    query: nothing,
    body: orderSchema,
    async handle({ body: { owner, rights } }) {
      const { token, record } = await tokens.make(owner, rights, now());
      app.log.info({ token: record.id, owner, rights }, 'token made');
      return success({ status: 201, body: { token, ...described(record) } });
    },
  });

  addRoute(app, {
    method: 'GET',
    url: '/tokens',
    guard,
    params: nothing,
    query: nothing,
    body: nothing,
    handle: async () => success({ body: { tokens: (await tokens.list()).map(described) } }),
  });

  addRoute(app, {
    method: 'DELETE',
    url: '/tokens/:id',
    guard,
    params: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{12}$/, 'a token’s id is the part before its point')) }),
    query: nothing,
    body: nothing,
    async handle({ params: { id } }) {
      if (!(await tokens.end(id))) return refuse('unknown-token', `There is no token ${id}; release token lists them.`);
      app.log.info({ token: id }, 'token ended');
      return success({ body: { ended: id } });
    },
  });
}

/** A token without its hash. */
const described = ({ id, owner, rights, madeAt }: TokenRecord) => ({ id, owner, rights, madeAt });
