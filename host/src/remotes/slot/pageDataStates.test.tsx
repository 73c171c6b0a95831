/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { setTimeout as wait } from 'node:timers/promises';
import { createI18n } from '@festival/shared-ui/texts/createI18n';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { RemoteSlot } from './RemoteSlot.tsx';
import { type ReadyModule, RemoteModuleSourceContext } from './remoteModuleSource.ts';

const texts = createI18n({
  language: 'en',
  texts: { host: { remoteSlot: { title: 'Not here', text: 'The rest goes on', retry: 'Try again' } } },
});

const Text = ({ data }: { data?: unknown }) => <p>{String(data)}</p>;
const Skeleton = () => <p>loading</p>;
let root: Root;
let container: HTMLElement;

// The tests run outside React's `act`, which would skip the time for which a loader is shown.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => {
  container = document.createElement('div');
  root = createRoot(container, { onCaughtError: () => {} });
});
afterEach(() => root.unmount());

/**
 * Shows a slot whose page data arrives, or fails, after some milliseconds. Returns when the slot's loader appeared on
 * the screen, and when it disappeared.
 */
const show = async (data: Promise<string>): Promise<{ came: number; gone: number }> => {
  const [loaderCame, loaderGone] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
  const observer = new MutationObserver(() => {
    if (container.textContent === 'loading') loaderCame.resolve(performance.now());
    else loaderGone.resolve(performance.now());
  });
  observer.observe(container, { childList: true, subtree: true, characterData: true });
  const load = async (): Promise<ReadyModule> => {
    const text = await data;
    return { Component: Text, data: text };
  };
  root.render(
    <I18nextProvider i18n={texts}>
      <RemoteModuleSourceContext value={{ load, failed: () => false, shown: () => true }}>
        <RemoteSlot module="mf_tickets/tickets" Skeleton={Skeleton} />
      </RemoteModuleSourceContext>
    </I18nextProvider>,
  );
  const [came, gone] = await Promise.all([loaderCame.promise, loaderGone.promise]);
  observer.disconnect();
  return { came, gone };
};

test('while page data is loading, the loader is shown for at least 200 ms; then the data is shown [RTE-10]', async () => {
  const { came, gone } = await show(wait(20, 'loaded'));
  expect(container).toHaveTextContent('loaded');
  expect(gone - came).toBeGreaterThanOrEqual(200);
});

test('page data that fails to load shows an error instead of the loader [RTE-10]', async () => {
  await show(wait(20).then(() => Promise.reject(new Error('no data'))));
  expect(container).toHaveTextContent('Not here');
});
