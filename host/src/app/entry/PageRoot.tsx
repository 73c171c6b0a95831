import { CSPProvider } from '@base-ui/react/csp-provider';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import type { PageData } from '../../page/pageData.ts';
import type { PageStore } from '../../page/pageStore.ts';
import { type RemoteModuleSource, RemoteModuleSourceContext } from '../../remotes/slot/remoteModuleSource.ts';
import { App } from '../shell/App.tsx';

interface PageRootProps {
  page: PageData;
  store: PageStore;
  texts: i18n;
  modules: RemoteModuleSource;
  /** The nonce of this page's Content Security Policy, for the styles that Base UI adds. */
  nonce: string;
  /** The router for the shop's routes. */
  children: ReactNode;
}

/** The page's React tree, the same on the server and in the browser. */
export function PageRoot({ page, store, texts, modules, nonce, children }: PageRootProps) {
  return (
    <CSPProvider nonce={nonce}>
      <RemoteModuleSourceContext value={modules}>
        <App page={page} store={store} texts={texts}>
          {children}
        </App>
      </RemoteModuleSourceContext>
    </CSPProvider>
  );
}
