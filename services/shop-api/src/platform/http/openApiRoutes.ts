import openApi from '@festival/shared-contracts/openapi.json' with { type: 'json' };
import type { FastifyInstance } from 'fastify';

/**
 * GET /openapi.json: all calls of the shop as an OpenAPI document, generated from the schemas that check them [API-13].
 * It needs no token.
 */
export async function openApiRoutes(app: FastifyInstance): Promise<void> {
  app.get('/openapi.json', async () => openApi);
}
