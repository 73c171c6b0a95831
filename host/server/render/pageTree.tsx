import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { StaticRouterProvider } from 'react-router-dom';
import { createPageStore } from '../../src/app/createPageStore.ts';
import { PageRoot } from '../../src/app/entry/PageRoot.tsx';
import type { ShownPage } from '../../src/routing/pageTitle.ts';
import { openRoute } from './openRoute.ts';
import { pageTexts } from './pageTexts.ts';
import { portApi } from './portApi.ts';
import { remoteModuleEvaluator } from './remoteModuleEvaluator.ts';
import type { RenderRequest } from './renderRequest.ts';
import { type ServerModuleSource, serverModuleSource } from './serverModuleSource.ts';

/** The tree of a page, ready to be rendered, and the values for the document around it. */
interface PageTree {
  kind: 'page';
  tree: ReactNode;
  status: number;
  shown: ShownPage;
  /** A guard's internal failure, for the log; empty otherwise. */
  failure: string;
  texts: i18n;
  modules: ServerModuleSource;
  /** Ends the work of the remote modules. */
  end: () => void;
}

/** The remote modules of a request, and a function that ends their work with the page. */
function remoteModules(request: RenderRequest, texts: i18n) {
  const { page, files, skeletonsOnly, skippedModules, apiPort, onModule } = request;
  const controller = new AbortController();
  let client: ReturnType<typeof portApi> | undefined;
  const api = () => {
    client ??= portApi(apiPort);
    return client;
  };
  const modules = serverModuleSource({
    evaluate: remoteModuleEvaluator(files),
    texts,
    api,
    shop: { slug: page.config?.slug ?? '', apiTravelId: page.config?.apiTravelId ?? '' },
    language: page.language,
    signal: controller.signal,
    isSkipped: (module) => skeletonsOnly || skippedModules.includes(module),
    onModule,
  });
  return { modules, end: () => controller.abort() };
}

/** Opens a request's route and makes the tree of its page, or returns the address to which the page redirects. */
export async function pageTree(
  request: RenderRequest,
): Promise<PageTree | { kind: 'redirect'; status: number; location: string }> {
  const { url, nonce, page } = request;
  const opened = await openRoute(page, url);
  if (opened.kind === 'redirect') return opened;
  const { router, context, ...route } = opened;
  const texts = await pageTexts(request);
  const { modules, end } = remoteModules(request, texts);
  const store = createPageStore(page, context.location.pathname);
  const tree = (
    <PageRoot page={page} store={store} texts={texts} modules={modules} nonce={nonce}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </PageRoot>
  );
  return { ...route, tree, texts, modules, end };
}
