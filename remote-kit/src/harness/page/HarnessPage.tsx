import { ShopTextsContext } from '@festival/shared-ui/texts/ShopTextsContext';
import { Provider } from 'jotai';
import { Component, type ReactNode, Suspense, use } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { HarnessOptions } from '../harnessOptions.ts';
import { HarnessBar } from './HarnessBar.tsx';
import classes from './HarnessPage.module.css';
import type { HarnessShop } from './openHarnessShop.ts';
import type { HarnessModule } from './openRemote.ts';
import type { HarnessAddress } from './readAddress.ts';

interface HarnessPageProps {
  options: HarnessOptions;
  address: HarnessAddress;
  shop: HarnessShop;
  module: Promise<HarnessModule>;
}

/** Shows an error of the remote with its stack, since this page is for its developers. */
class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null };
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    const { error } = this.state as { error: Error | null };
    return error ? <pre className={classes.error}>{error.stack ?? error.message}</pre> : this.props.children;
  }
}

function Module({ module, params }: { module: Promise<HarnessModule>; params: Record<string, string> }) {
  const { Component, data } = use(module);
  return <Component data={data} params={params} />;
}

/** The remote alone, with the shop's state, texts and theme, below a bar that chooses what is shown. */
export function HarnessPage({ options, address, shop, module }: HarnessPageProps) {
  const content = (
    <div className={classes.page}>
      <HarnessBar options={options} address={address} />
      <main className={classes.content}>
        <ErrorBoundary>
          <Suspense fallback={<p>…</p>}>
            <Module module={module} params={address.params} />
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  );
  return (
    <Provider store={shop.store}>
      <ShopTextsContext value={shop.texts}>
        <RouterProvider router={createBrowserRouter([{ path: '*', element: content }])} />
      </ShopTextsContext>
    </Provider>
  );
}
