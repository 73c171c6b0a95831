import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readConsoleBuild } from '../console/consoleBuild.ts';
import { consolePage, consolePageHeaders } from '../console/consolePage.ts';

/** The output folder of `npm run build -w services/release-console`, next to the registry. */
const usualFolder = join(import.meta.dirname, '../../../release-console/dist');

/**
 * The routes of the console's page and of its files, which are named by their content. `folder` contains the console's
 * build. [FED-04]
 */
export function consoleRoutes(app: FastifyInstance, { folder = usualFolder }: { folder?: string | undefined }): void {
  app.get('/console', async (_request, reply) => {
    const build = await readConsoleBuild(folder);
    if (build === null)
      return reply.code(503).send('The console is not built: npm run build -w services/release-console.');
    const nonce = randomBytes(16).toString('base64');
    return reply.headers(consolePageHeaders(nonce)).type('text/html; charset=utf-8').send(consolePage(build, nonce));
  });

  app.get<{ Params: { file: string } }>('/console/assets/:file', async (request, reply) => {
    reply.header('vary', 'accept-encoding').header('cross-origin-resource-policy', 'same-origin');
    return reply.sendFile(request.params.file, join(folder, 'assets'));
  });
}
