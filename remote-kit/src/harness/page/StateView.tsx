import { SkeletonCards } from '@festival/shared-ui/skeleton/SkeletonCards';
import { Provider } from 'jotai';
import { Component, type ReactNode, Suspense, use } from 'react';
import { I18nextProvider } from 'react-i18next';
import classes from './HarnessPage.module.css';
import type { HarnessShop } from './openHarnessShop.ts';
import type { HarnessModule } from './openRemote.ts';

/** A shop with the module in it. */
export interface ShownState {
  name: string;
  shop: HarnessShop;
  module: Promise<HarnessModule>;
  params: Record<string, string>;
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

function Module({ module, params }: Pick<ShownState, 'module' | 'params'>) {
  const { Component, data } = use(module);
  return <Component data={data} params={params} />;
}

/** The module in one state, with the store and the texts of that state's shop. */
export function StateView({ state, isNamed }: { state: ShownState; isNamed: boolean }) {
  const { name, shop, module, params } = state;
  const content = (
    <Provider store={shop.store}>
      <I18nextProvider i18n={shop.texts}>
        <ErrorBoundary>
          <Suspense fallback={<SkeletonCards label="…" />}>
            <Module module={module} params={params} />
          </Suspense>
        </ErrorBoundary>
      </I18nextProvider>
    </Provider>
  );
  if (!isNamed) return content;
  return (
    <section className={classes.state} aria-label={name}>
      <p className={classes.name}>{name}</p>
      {content}
    </section>
  );
}
