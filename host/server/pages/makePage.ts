import type { BrandAssets } from '../../build/hostManifest.ts';
import { writtenDays } from '../../src/i18n/festivalDays.ts';
import { festivalIn } from '../../src/i18n/festivalIn.ts';
import type { PageData } from '../../src/page/pageData.ts';
import { serveApiPort } from '../api/serveApiPort.ts';
import { acceptedEncoding, type PageEncoding } from '../http/compressPage.ts';
import { overrideOrigin } from '../remotes/override/overrideAddress.ts';
import { withOverrides } from '../remotes/override/withOverrides.ts';
import { integrityInLanguage } from '../render/integrityInLanguage.ts';
import type { ApiEnd } from '../render/renderProcess.ts';
import type { RemoteFiles, RenderedPage } from '../render/renderRequest.ts';
import { measuringSources } from '../security/measuringSources.ts';
import { siteOrigin } from '../security/siteOrigin.ts';
import { cartsOf } from '../shop/cartCookie.ts';
import type { MadePage } from './madePage.ts';
import type { PageDeps } from './pageDeps.ts';
import type { PageRequest } from './pageRequest.ts';
import { remotesOf } from './remotesOf.ts';
import type { skippedStepsLog } from './skippedStepsLog.ts';
import { nonceFor } from './visitorLane.ts';

export interface MakeDeps extends PageDeps {
  logSkippedSteps: ReturnType<typeof skippedStepsLog>;
}

interface RenderOptions {
  encoding: PageEncoding | undefined;
  page: PageData;
  brand: BrandAssets | undefined;
  files: Record<string, RemoteFiles>;
  nonce: string;
}

/** Renders the page in a process of its brand; this server makes the API calls of the page's remote slots, with the visitor's tokens. */
async function render(
  { pool, shopApiUrl, watch }: PageDeps,
  { request, session, signal, ...asked }: PageRequest,
  options: RenderOptions,
): Promise<RenderedPage> {
  const keys = await asked.keys();
  const serveApi = (port: ApiEnd) => {
    if (!keys) return;
    const carts = cartsOf(request, keys.slug);
    const onError = (err: unknown, path: string) =>
      request.log.warn({ err, path }, 'the shop API did not answer a part of the page');
    const userToken = session?.accessToken;
    serveApiPort(port, { shopApiUrl, keys, carts, userToken, requestId: request.id, onError });
  };
  const rendered = await pool.render({ url: request.url, origin: siteOrigin(request), ...options }, serveApi, signal);
  for (const errorReport of rendered.errorReports) {
    request.log.warn({ errorReport }, 'a part of the page was not rendered');
  }
  if (options.brand) {
    void watch?.rendered(options.brand.id, options.files, rendered);
    watch?.listed(options.brand.id, options.page.config?.steps ?? []);
  }
  return rendered;
}

/** Makes the page of a request whose data were read. @throws the signal's reason if it is aborted while the page waits for a process. */
export async function makePage(deps: MakeDeps, asked: PageRequest): Promise<MadePage> {
  const { request, data, placeholder } = asked;
  const overrides = asked.overrides ?? {};
  const { release, lane, ...released } = await remotesOf(deps, asked);
  const nonce = placeholder ?? nonceFor(deps, lane);
  const { files, integrity: whole, ...resolved } = withOverrides(released, overrides);
  const { config, language, shops } = data;
  const integrity = integrityInLanguage(whole, language);
  const days = writtenDays(config ? [festivalIn(config, language)] : shops, language);
  const page = { ...data, ...(release && { release }), ...resolved, integrity, days };
  const brand = page.brand ? deps.manifest.brands[page.brand.id] : undefined;
  deps.logSkippedSteps(page, request.log);
  // A preview does not count as a visit.
  const counting = lane?.preview ? { ...deps, watch: undefined } : deps;
  // A shared page is not compressed here, since its nonce is only inserted when it is sent.
  const encoding = placeholder === undefined ? acceptedEncoding(request) : undefined;
  const rendered = await render(counting, asked, { page, brand, files, nonce, encoding });
  return {
    ...rendered,
    nonce,
    release: lane?.preview ? undefined : release,
    measuringSources: measuringSources(page.config),
    overrideOrigins: Object.values(overrides).map(overrideOrigin),
  };
}
