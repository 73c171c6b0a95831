import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressPage, pageEncoding } from '../http/compressPage.ts';
import type { RenderedPage } from '../render/renderRequest.ts';
import { pagePolicy } from '../security/pagePolicy.ts';
import { policyReportsOf } from '../version-health/policyReports.ts';
import type { MadePage } from './madePage.ts';
import type { PageDeps } from './pageDeps.ts';
import type { PageRequest } from './pageRequest.ts';
import type { SharedPage } from './sharedPages.ts';
import { isSpeculated, markTrue } from './speculation.ts';
import { nonceFor } from './visitorLane.ts';

/** Seconds after which a robot or a browser should request a page again if the shop API did not answer [RTE-05]. */
const retryAfter = '10';

type SendDeps = Pick<PageDeps, 'manifest' | 'registryPublicUrl'>;

const pageHeaders = (
  { manifest, registryPublicUrl }: SendDeps,
  { nonce, release, measuringSources, overrideOrigins }: Omit<MadePage, keyof RenderedPage>,
): Record<string, string> => ({
  ...pagePolicy({
    nonce,
    registryOrigin: registryPublicUrl,
    isDevelopment: manifest.isDevelopment,
    measuringSources,
    overrideOrigins,
    reportTo: policyReportsOf(release),
  }),
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
});

/** Sends the page that was made for this visitor, or redirects. */
export async function sendPage(
  deps: SendDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  made: MadePage,
): Promise<FastifyReply> {
  const { status, location, html, compressed } = made;
  reply.headers(pageHeaders(deps, made));
  if (location !== undefined) return reply.redirect(location, status);
  // A browser only follows `Refresh`: it loads the same address again, with its query, also without a script.
  if (status === 503) reply.headers({ 'retry-after': retryAfter, refresh: retryAfter });
  const encoding = pageEncoding(request, reply);
  return reply.code(status).send(compressed ?? (await compressPage(html, encoding)));
}

/** Sends a shared page with a new nonce. */
export async function sendSharedPage(
  deps: SendDeps & Pick<PageDeps, 'proofs'>,
  { request, reply, lane }: Pick<PageRequest, 'request' | 'reply' | 'lane'>,
  shared: SharedPage,
): Promise<FastifyReply> {
  const nonce = nonceFor(deps, lane);
  if (shared.kind === 'passing') {
    const { made } = shared;
    return sendPage(deps, request, reply, { ...made, html: made.html.replaceAll(made.nonce, nonce), nonce });
  }
  const { template, measuringSources } = shared;
  reply.headers(pageHeaders(deps, { nonce, release: lane?.document.release, measuringSources }));
  if (isSpeculated(request)) markTrue(request, reply, nonce);
  const encoding = pageEncoding(request, reply);
  if (encoding === 'br') return reply.send(template.brotli(nonce));
  return reply.send(await compressPage(await template.text(nonce), encoding));
}
