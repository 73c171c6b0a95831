import type { ShopTexts } from '@festival/shared-ui/texts/createShopTexts';
import { ShopTextsContext } from '@festival/shared-ui/texts/ShopTextsContext';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { PageContext } from '../page/PageContext.tsx';
import type { PageData } from '../page/pageData.ts';
import type { PageStore } from '../page/pageStore.ts';

interface AppProps {
  page: PageData;
  store: PageStore;
  texts: ShopTexts;
  /** The router over `shopRoutes(page)`: RouterProvider in the browser, StaticRouterProvider on the server. */
  children: ReactNode;
}

/** Provides the page's data, state and texts. None of these objects is ever replaced. */
export function App({ page, store, texts, children }: AppProps) {
  return (
    <PageContext value={page}>
      <Provider store={store}>
        <ShopTextsContext value={texts}>{children}</ShopTextsContext>
      </Provider>
    </PageContext>
  );
}
