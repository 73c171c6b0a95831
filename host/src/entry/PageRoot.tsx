import { CSPProvider } from '@base-ui/react/csp-provider';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { type AreaSource, AreaSourceContext } from '../area/areaSource.ts';
import type { PageStore } from '../page/createPageStore.ts';
import type { PageState } from '../page/pageState.ts';
import { App } from '../shell/App.tsx';

interface PageRootProps {
  page: PageState;
  store: PageStore;
  texts: i18n;
  areas: AreaSource;
  /** The nonce of this page's policy, for what Base UI styles by itself. */
  nonce: string;
  /** The router over the shop's routes. */
  children: ReactNode;
}

/** The tree of the page, the same on the server and in the browser. */
export function PageRoot({ page, store, texts, areas, nonce, children }: PageRootProps) {
  return (
    <CSPProvider nonce={nonce}>
      <AreaSourceContext value={areas}>
        <App page={page} store={store} texts={texts}>
          {children}
        </App>
      </AreaSourceContext>
    </CSPProvider>
  );
}
