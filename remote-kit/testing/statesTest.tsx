import type { LoadContext, TextTree } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { Language } from '@festival/shared-contracts/language/languages';
import { addTexts } from '@festival/shared-ui/texts/createI18n';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { openShopInState } from '../src/harness/page/openHarnessShop.ts';
import type { HarnessModule } from '../src/harness/page/openRemote.ts';
import { StateView } from '../src/harness/page/StateView.tsx';
import type { HarnessState } from '../src/harness/states/harnessState.ts';
import type { RemoteStates } from '../src/harness/states/remoteStates.ts';
import { statesOf } from '../src/harness/states/statesOf.ts';

/** An exposed module of any type; its parameters come from the state that is shown. */
interface ShownModule {
  default: ComponentType<never>;
  load?(context: LoadContext): Promise<unknown>;
}

interface RemoteOfStates extends RemoteStates {
  /** The remote's name, which is its texts' namespace: `mf_basket`. */
  namespace: string;
  /** The contents of the remote's `src/locales`. */
  texts: Record<Language, TextTree>;
  /** The remote's exposed modules by their files. */
  modules: Record<string, ShownModule>;
}

/** The languages take turns, so that each shows a third of the states. */
const turns: readonly Language[] = ['nl', 'en', 'es'];

/** Renders a module in one state like the page of `npm start`; returns the page's content. */
async function showState(remote: RemoteOfStates, name: string, state: HarnessState, language: Language) {
  const module = remote.modules[name];
  if (!module) throw new Error(`There is no module ${name}`);
  history.replaceState(null, '', `/?state=${state.name}#${state.hash ?? ''}`);
  const shop = await openShopInState(state, { language, slug: 'harness' });
  addTexts(shop.texts, remote.namespace, remote.texts[language]);
  const { slug, apiTravelId } = shop.page.config;
  const params = { ...state.params };
  const context = { api: shop.api, shop: { slug, apiTravelId }, params, query: params, language };
  const opened = async () => ({
    Component: module.default as unknown as HarnessModule['Component'],
    data: await module.load?.({ ...context, signal: AbortSignal.timeout(15_000) }),
  });
  const shown = state.isLoading ? new Promise<never>(() => {}) : opened();
  const page = <StateView state={{ name: state.name, shop, module: shown, params }} isNamed={false} />;
  const { container } = await act(async () => render(page, { wrapper: MemoryRouter }));
  // Waits for the module, its data, its lazy texts and its first requests.
  for (let round = 0; round < 5; round += 1) await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  return container;
}

/** Browser APIs that jsdom lacks: carousels use visibility and the visitor's preferences. */
class NothingObserved {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const inBrowsersOnly = {
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  IntersectionObserver: NothingObserved,
  ResizeObserver: NothingObserved,
};

/** Tests that every exposed module of a remote shows each of its states, and no error. */
export function testStates(remote: RemoteOfStates): void {
  beforeAll(() => void Object.assign(globalThis, inBrowsersOnly));
  afterEach(() => jest.restoreAllMocks());
  const all = Object.keys(remote.modules).flatMap((name) =>
    statesOf(name, remote).map((state) => [name, state.name, state] as const),
  );
  test.each(all)('%s by itself shows its state %s', async (name, stateName, state) => {
    const said: unknown[][] = [];
    jest.spyOn(console, 'error').mockImplementation((...given) => void said.push(given));
    jest.spyOn(console, 'info').mockImplementation(() => {});
    const language = turns[(stateName.length + name.length) % turns.length] ?? 'nl';
    const page = await showState(remote, name, state, language);
    expect(page.querySelector('pre')?.textContent).toBeUndefined();
    // React checks the document, and jsdom does not know `<search>`.
    expect(said.filter(([text]) => !String(text).includes('unrecognized in this browser'))).toEqual([]);
    // Without an offer, or an id, a module may show nothing; its own states must show content.
    if (remote.states.includes(state)) expect(page).not.toBeEmptyDOMElement();
  });
}
