import type { i18n } from 'i18next';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PageContext } from '../../page/PageContext.tsx';
import type { PageData } from '../../page/pageData.ts';
import type { PageStore } from '../../page/pageStore.ts';

interface AppProps {
  page: PageData;
  store: PageStore;
  texts: i18n;
  /** The router for `shopRoutes(page)`: RouterProvider in the browser, StaticRouterProvider on the server. */
  children: ReactNode;
}

/** Provides the page's data, state and texts. These objects are never replaced. */
export function App({ page, store, texts, children }: AppProps) {
  return (
    <PageContext value={page}>
      <Provider store={store}>
        <I18nextProvider i18n={texts}>{children}</I18nextProvider>
      </Provider>
    </PageContext>
  );
}
