import '@festival/shared-ui/theme/base.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { browserAreas } from '../area/browserAreas.ts';
import { startFederation } from '../federation/startFederation.ts';
import { createTexts } from '../i18n/createTexts.ts';
import { loadHostTexts } from '../i18n/hostTexts.ts';
import { createPageStore } from '../page/createPageStore.ts';
import { readPageDocument } from '../page/pageDocument.ts';
import { startPage } from '../page/startPage.ts';
import { shopRoutes } from '../routes/shopRoutes.tsx';
import { loadChunk } from '../shell/loadChunk.ts';
import { noticeOf } from '../telemetry/notice.ts';
import { sendNotice } from '../telemetry/sendNotice.ts';
import { createApi } from './createApi.ts';
import { PageRoot } from './PageRoot.tsx';

/** Brings the server's page to life, with the state that it was made of, keeping its nodes. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('This page has no root.');
  const pageDocument = readPageDocument();
  const { page, areaData } = pageDocument;
  const doors = startFederation(pageDocument);
  const texts = createTexts({
    language: page.language,
    texts: await loadChunk(() => loadHostTexts(page.language)),
    overrides: page.config?.translations[page.language],
  });
  const api = createApi(page.config?.slug ?? '');
  const areas = browserAreas({
    doors,
    texts,
    api,
    areaData,
    shop: { slug: page.config?.slug ?? '', apiTravelId: page.config?.apiTravelId ?? '' },
    language: () => page.language,
  });
  const store = createPageStore(page, location.pathname);
  const router = createBrowserRouter(shopRoutes(page));
  startPage({ page, store, router, texts, http: api });
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  hydrateRoot(
    root,
    <PageRoot page={page} store={store} texts={texts} areas={areas} nonce={nonce}>
      <RouterProvider router={router} />
    </PageRoot>,
    {
      // What the server left as a skeleton is rendered here: worth a notice, not the visitor's console.
      onRecoverableError: (error) => sendNotice(noticeOf('page.recovered', error)),
      // Caught means that an area's boundary shows it, and has told of it.
      onCaughtError: () => {},
    },
  );
}

void start();
