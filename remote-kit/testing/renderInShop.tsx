import { errorTexts as errorsEn } from '@festival/shared-contracts/errors/errorTexts.en';
import { errorTexts as errorsEs } from '@festival/shared-contracts/errors/errorTexts.es';
import { errorTexts as errorsNl } from '@festival/shared-contracts/errors/errorTexts.nl';
import type { TextTree } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { Language } from '@festival/shared-contracts/language/languages';
import { commandsPrimitive } from '@festival/shared-contracts/state/primitives';
import uiEnglish from '@festival/shared-ui/locales/en.json' with { type: 'json' };
import uiSpanish from '@festival/shared-ui/locales/es.json' with { type: 'json' };
import uiDutch from '@festival/shared-ui/locales/nl.json' with { type: 'json' };
import { createI18n } from '@festival/shared-ui/texts/createI18n';
import { type RenderResult, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { type PageState, setPageState } from '../src/harness/states/pageState.ts';
import { type FakeCommands, fakeCommands, type GivenCommands } from './fakeCommands.ts';

/** Values of the page's state, by the names of the primitives. */
export type ShopStateValues = PageState;

export interface RenderInShopOptions {
  /** The remote's name, which is its texts' namespace: `mf_basket`. */
  namespace: string;
  /** The content of the remote's `src/locales/{language}.json`. */
  texts: TextTree;
  language?: Language;
  state?: Omit<ShopStateValues, 'language'>;
  /** By area: `{ cart: { setQuantity } }`. */
  commands?: GivenCommands;
  /** The URL of the page: `/zomer/tickets`. */
  path?: string;
}

/** The texts of shared-ui, which the host adds to every page. */
const uiTexts = { en: uiEnglish, es: uiSpanish, nl: uiDutch } as const;

/** The host's texts of errors. */
const errorTexts = { en: errorsEn, es: errorsEs, nl: errorsNl } as const;

/** A missing text fails the test that needs it. */
const textsOf = ({ namespace, texts, language = 'nl' }: RenderInShopOptions) =>
  createI18n({
    language,
    texts: { ui: uiTexts[language], errors: errorTexts[language], [namespace]: texts },
    missing: (key) => {
      throw new Error(`No text for ${namespace}:${key} in ${language}`);
    },
  });

/** A rendered component in a test, and the shop around it. */
type RenderedInShop = RenderResult & {
  store: ReturnType<typeof createStore>;
  commands: FakeCommands;
  setState: (state: ShopStateValues) => void;
};

/**
 * Renders a remote's component as in the shop: with state, texts and router, and with commands that only record their
 * calls.
 */
export const renderInShop = (element: ReactNode, setting: RenderInShopOptions): RenderedInShop => {
  const store = createStore();
  const commands = fakeCommands(setting.commands);
  const setState = (state: ShopStateValues) => setPageState(store, state);
  setState({ ...setting.state, language: setting.language ?? 'nl' });
  store.set(commandsPrimitive, { current: commands });
  const shopTexts = textsOf(setting);
  const view = render(element, {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <I18nextProvider i18n={shopTexts}>
          <MemoryRouter initialEntries={[setting.path ?? '/zomer']}>{children}</MemoryRouter>
        </I18nextProvider>
      </Provider>
    ),
  });
  return { ...view, store, commands, setState };
};
