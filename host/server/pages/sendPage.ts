import { randomBytes } from 'node:crypto';
import type { MessagePort } from 'node:worker_threads';
import type { FastifyReply } from 'fastify';
import type { PageData } from '../../src/page/pageData.ts';
import { serveApiPort } from '../api/serveApiPort.ts';
import type { RemoteFiles, RenderedPage } from '../render/renderRequest.ts';
import { pagePolicy } from '../security/pagePolicy.ts';
import { cartsOf } from '../shop/cartCookie.ts';
import { compressPage } from './compressPage.ts';
import type { PageDeps } from './pageDeps.ts';
import type { skippedStepsLog } from './skippedStepsLog.ts';
import type { Visit } from './visit.ts';
import { visitRemotes } from './visitRemotes.ts';

/** Seconds until a browser or a robot should ask again for a page that the shop API did not answer for. */
const retryAfter = 10;

interface SendDeps extends PageDeps {
  logSkippedSteps: ReturnType<typeof skippedStepsLog>;
}

interface RenderOptions {
  page: PageData;
  files: Record<string, RemoteFiles>;
  nonce: string;
}

/** Renders the page in a worker; this server makes the API calls of its remote slots, with the visitor's tokens. */
async function renderVisit(
  { pool, shopApiUrl }: PageDeps,
  visit: Visit,
  options: RenderOptions,
  signal: AbortSignal,
): Promise<RenderedPage> {
  const { request, keys, session } = visit;
  const serveApi = (port: MessagePort) => {
    if (!keys) return;
    const carts = cartsOf(request, keys.slug);
    serveApiPort(port, { shopApiUrl, keys, carts, userToken: session?.accessToken, requestId: request.id });
  };
  const rendered = await pool.render({ url: request.url, ...options }, serveApi, signal);
  for (const errorReport of rendered.errorReports) {
    request.log.warn({ errorReport }, 'a part of the page was not rendered');
  }
  return rendered;
}

/** Renders the page of a visit and sends it, or redirects. A visitor who has left while the page waited gets none. */
export async function sendPage(deps: SendDeps, visit: Visit, signal: AbortSignal): Promise<FastifyReply> {
  const { manifest, registryPublicUrl, logSkippedSteps } = deps;
  const { request, reply } = visit;
  const { files, ...resolved } = await visitRemotes(deps, visit);
  const page = { ...visit.page, ...resolved };
  logSkippedSteps(page, request.log);
  const nonce = randomBytes(16).toString('base64');
  const rendered = await renderVisit(deps, visit, { page, files, nonce }, signal);
  reply.headers({
    ...pagePolicy({ nonce, registryOrigin: registryPublicUrl, isDevelopment: manifest.isDevelopment }),
    'cache-control': 'no-store',
  });
  if (rendered.location !== undefined) return reply.redirect(rendered.location, rendered.status);
  if (rendered.status === 503) reply.header('retry-after', String(retryAfter));
  const body = await compressPage(request, reply, rendered.html);
  return reply.code(rendered.status).type('text/html; charset=utf-8').send(body);
}
