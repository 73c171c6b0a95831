import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { type HostManifest, readHostManifest } from '../../build/hostManifest.ts';
import { PageRoot } from '../../src/entry/PageRoot.tsx';
import { createTexts } from '../../src/i18n/createTexts.ts';
import { loadHostTexts } from '../../src/i18n/loadHostTexts.ts';
import { createPageStore } from '../../src/page/createPageStore.ts';
import { shopRoutes } from '../../src/routes/shopRoutes.tsx';
import { pageTitle } from '../../src/shell/pageTitle.ts';
import { errorReportOf } from '../../src/telemetry/errorReport.ts';
import { documentHtml } from './documentHtml.ts';
import { remoteModuleEvaluator } from './evaluateRemoteModule.ts';
import { headLinks } from './headLinks.ts';
import { portApi } from './portApi.ts';
import type { RenderedPage, RenderRequest } from './renderRequest.ts';
import { renderTree } from './renderTree.ts';
import { serverModuleSource } from './serverModuleSource.ts';

const redirectTo = (response: Response): RenderedPage => ({
  status: response.status,
  location: response.headers.get('location') ?? '/',
  html: '',
  errorReports: [],
});

let manifest: HostManifest | undefined;

/** The manifest of the build that this worker is part of, read once. */
function manifestIn(build: string): HostManifest {
  manifest ??= readHostManifest(build);
  return manifest;
}

/** The host's files that its own runtime may ask for later, by their address. */
const hostIntegrity = (integrity: HostManifest['integrity']) =>
  Object.fromEntries(
    Object.entries(integrity).flatMap(([file, hash]) => (file.endsWith('.js') ? [[`/assets/${file}`, hash]] : [])),
  );

/** Makes one page: the shell and what the remotes put into it, as a whole HTML document. Runs in a worker. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { url, nonce, page, files, moduleTimeLimit, skeletonsOnly, apiPort } = request;
  const manifest = manifestIn(request.build);
  const handler = createStaticHandler(shopRoutes(page));
  const context = await handler.query(new Request(new URL(url, 'http://shop.invalid')));
  if (context instanceof Response) return redirectTo(context);

  const { pathname } = context.location;
  const overrides = page.config?.translations[page.language];
  const texts = createTexts({ language: page.language, texts: await loadHostTexts(page.language), overrides });
  const controller = new AbortController();
  const modules = serverModuleSource({
    evaluate: remoteModuleEvaluator(files),
    texts,
    api: portApi(apiPort),
    shop: { slug: page.config?.slug ?? '', apiTravelId: page.config?.apiTravelId ?? '' },
    language: page.language,
    signal: controller.signal,
    skeletonsOnly,
  });
  const tree = (
    <PageRoot page={page} store={createPageStore(page, pathname)} texts={texts} modules={modules} nonce={nonce}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </PageRoot>
  );
  const content = await renderTree(tree, {
    nonce,
    timeLimit: moduleTimeLimit,
    onError: (error) => modules.errorReports.push(errorReportOf('page.partly', error)),
  });
  controller.abort();
  apiPort.close();

  const brand = page.brand ? manifest.brands[page.brand.id] : undefined;
  const integrity = { ...hostIntegrity(manifest.integrity), ...page.integrity };
  const html = documentHtml({
    title: pageTitle(page, pathname, texts),
    nonce,
    colorScheme: brand?.colorScheme ?? 'light dark',
    themeColor: brand?.themeColor ?? '#ffffff',
    links: headLinks({ page, manifest, files, modules: [...modules.modulesUsed], integrity, nonce }),
    scripts: manifest.entry.js.map((file) => ({ src: `/assets/${file}`, integrity: manifest.integrity[file] })),
    page: { ...page, integrity, moduleData: modules.moduleData },
    content,
  });
  return { status: page.failure?.status ?? context.statusCode, html, errorReports: modules.errorReports };
}
