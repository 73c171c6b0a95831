import '@festival/shared-ui/theme/base.css';
import '../../page/early-press/earlyNotice.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, isRouteErrorResponse, RouterProvider } from 'react-router-dom';
import { loadCartWriterMaker } from '../../cart/loadCartWriterMaker.ts';
import { createTexts } from '../../i18n/createTexts.ts';
import { keepFestivalDays } from '../../i18n/festivalDays.ts';
import { loadHostTexts } from '../../i18n/loadHostTexts.ts';
import { errorReportOf } from '../../network/errorReport.ts';
import { loadChunk } from '../../network/loadChunk.ts';
import { nextTask } from '../../network/nextTask.ts';
import { pageNonce } from '../../network/pageNonce.ts';
import { sendErrorReport } from '../../network/sendErrorReport.ts';
import { waitingWritesAtom } from '../../network/waitingWritesAtom.ts';
import { readPageData } from '../../page/readPageData.ts';
import { ServedStateContext, servedState } from '../../page/servedState.ts';
import { remoteVersions } from '../../remotes/federation/remoteVersions.ts';
import { requestFiles } from '../../remotes/federation/requestFiles.ts';
import { startFederation } from '../../remotes/federation/startFederation.ts';
import { browserModuleSource } from '../../remotes/slot/browserModuleSource.ts';
import { earlyRead } from '../../routing/earlyRead.ts';
import { hydrationState } from '../../routing/guards/hydrationState.ts';
import { fadePages } from '../../routing/navigation/fadePages.ts';
import { routeIn } from '../../routing/routeIn.ts';
import { createPageStore } from '../createPageStore.ts';
import { prepareRoute } from '../prefetch/prepareRoute.ts';
import { loadShellPage, shellPageOf } from '../router/shellPages.ts';
import { shopRoutes } from '../router/shopRoutes.tsx';
import { createApi } from './createApi.ts';
import { PageRoot } from './PageRoot.tsx';
import { startPage } from './startPage.ts';

/**
 * Reports errors that no error boundary catches, such as an error in an event handler or an unhandled rejection.
 * [ERR-04]
 */
function reportUncaught(): void {
  const report = (error: unknown) => sendErrorReport(errorReportOf('page.threw', error));
  addEventListener('error', ({ error }) => error && report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

/** Reports an error that the error page shows; a missing address is not an error. */
const reportPage = (error: unknown): void => {
  if (!isRouteErrorResponse(error)) sendErrorReport(errorReportOf('page.failed', error));
};

/** Hydrates the server's page from the state with which it was rendered. */
async function start(): Promise<void> {
  // The browser is too old; the server's page shows a sentence about it (`oldBrowserNotice`).
  if (!window.earlyPresses) return;
  reportUncaught();
  // The evaluation of the files was one task; the start is a second one, and rendering the tree a third.
  await nextTask();
  const root = document.getElementById('root');
  if (!root) throw new Error('This page has no root.');
  const page = readPageData();
  keepFestivalDays(page.days);
  const versions = remoteVersions(page.remotes);
  const loader = startFederation(page, versions);
  const [hostTexts, makeCartWriter] = await Promise.all([
    loadChunk(() => loadHostTexts(page.language)),
    loadCartWriterMaker(page.config),
    loadShellPage(shellPageOf(routeIn(page, location.pathname), page)),
  ]);
  await nextTask();
  const texts = createTexts({
    language: page.language,
    texts: hostTexts,
    overrides: { ...page.remoteSteps?.texts, ...page.config?.translations[page.language] },
  });
  const store = createPageStore(page, location.pathname);
  const served = servedState(store);
  await nextTask();
  const api = createApi(page.config?.slug ?? '', (change) => store.set(waitingWritesAtom, (count) => count + change));
  const shop = { slug: page.config?.slug ?? '', apiTravelId: page.config?.apiTravelId ?? '' };
  const modules = browserModuleSource({
    loader,
    versions,
    texts,
    openApi: api.open,
    moduleData: page.moduleData,
    shop,
    language: () => page.language,
    requestFiles: (module) => requestFiles(page.moduleFiles?.[module] ?? []),
    beginRead: (module) => {
      const path = earlyRead(page, module, shop);
      if (path) api.beginRead(path);
    },
    report: sendErrorReport,
  });
  const router = createBrowserRouter(shopRoutes(page, modules.prepare), {
    hydrationData: hydrationState(page, new URL(location.href)),
  });
  await nextTask();
  const prepare = prepareRoute({ page, prepareSlot: modules.prepare });
  startPage({ page, versions, store, router, texts, http: api.http, makeCartWriter, prepareRoute: prepare });
  const tree = (
    <ServedStateContext value={served}>
      <PageRoot page={page} store={store} texts={texts} modules={modules} nonce={pageNonce()}>
        {/* Rendered without a transition: in a transition React renders between frames, which takes twice as long. */}
        <RouterProvider router={fadePages(router)} useTransitions={false} onError={reportPage} />
      </PageRoot>
    </ServedStateContext>
  );
  // All data is already loaded. In a transition React hydrates in slices, so that a waiting press or frame can be
  // handled between them.
  startTransition(() => {
    let parts = hydrateRoot(root, tree, {
      // The browser renders what the server sent as a skeleton. This message belongs in an error report, not on the
      // visitor's console.
      onRecoverableError: (error, { componentStack }) =>
        sendErrorReport({
          ...errorReportOf('page.recovered', error),
          ...(componentStack && { stack: componentStack.slice(0, 2_000) }),
        }),
      // The error boundary of the remote slot shows and reports a caught error.
      onCaughtError: () => {},
    });
    // A mount checks that the page contains no remains after all parts were removed, and after they were shown twice. [BYD-09]
    if (globalThis.festivalSample) {
      globalThis.festivalSample.end = () => parts.unmount();
      globalThis.festivalSample.again = () => {
        parts = createRoot(root);
        parts.render(tree);
      };
    }
  });
}

start().catch((error: unknown) => {
  sendErrorReport(errorReportOf('page.notStarted', error));
  window.earlyPresses?.fail();
});
