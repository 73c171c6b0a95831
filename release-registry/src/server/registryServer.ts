import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { openDataFolder } from '../disk/dataFolder.ts';
import { type Disk, realDisk } from '../disk/disk.ts';
import { hostStore } from '../hosts/hostStore.ts';
import { refuse } from '../problem/problem.ts';
import { releaseStore } from '../releases/releaseStore.ts';
import { versionStore } from '../versions/versionStore.ts';
import { sendRefusal } from './addRoute.ts';
import { addDocumentRoute } from './documentRoute.ts';
import { addFileRoute } from './fileRoute.ts';
import { addHostRoutes } from './hostRoutes.ts';
import { addReleaseRoutes } from './releaseRoutes.ts';
import type { LogLevel } from './settings.ts';
import { addVersionRoutes } from './versionRoutes.ts';

type Options = { data: string; token: string; now?: () => Date; disk?: Disk; logLevel?: LogLevel };

/** The registry over a data folder, ready to listen. What a crash left half done is cleared away first. */
export async function registryServer(options: Options): Promise<FastifyInstance> {
  const { data, token, now = () => new Date(), disk = realDisk, logLevel = 'info' } = options;
  const { folder, swept } = await openDataFolder(data, disk);
  const stores = {
    versions: versionStore(folder, disk),
    releases: releaseStore(folder, disk),
    hosts: hostStore(folder, disk),
  };
  const app = Fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
  });
  if (swept > 0) app.log.warn({ swept }, 'cleared away what an earlier run left half done');
  answerErrors(app);
  app.get('/health', async () => ({ status: 'ok' }));
  addVersionRoutes(app, stores.versions, token, now);
  addReleaseRoutes(app, stores, token, now);
  addDocumentRoute(app, stores);
  addHostRoutes(app, stores, token);
  await addFileRoute(app, stores.versions);
  return app;
}

function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    sendRefusal(reply, refuse('unknown-address', `The registry has no ${request.method} ${request.url}.`).problem),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 413)
      return sendRefusal(reply, refuse('too-large', 'The upload is larger than the registry takes.').problem);
    if (status < 500) return sendRefusal(reply, refuse('invalid-request', error.message).problem);
    request.log.error({ err: error, url: request.url }, 'a request failed');
    const help = `The registry failed at this; its log says why under request ${request.id}.`;
    return sendRefusal(reply, refuse('registry-failed', help).problem);
  });
}
