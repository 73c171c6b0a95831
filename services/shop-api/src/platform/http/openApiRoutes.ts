import openApi from '@festival/shared-contracts/openapi.json' with { type: 'json' };
import type { FastifyInstance } from 'fastify';

/** GET /openapi.json: every call of the shop in OpenAPI's form, made from the schemas that check them [API-13]. It needs no token. */
export async function openApiRoutes(app: FastifyInstance): Promise<void> {
  app.get('/openapi.json', async () => openApi);
}
