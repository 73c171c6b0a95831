import { fakeCommands, type GivenCommands } from '@festival/remote-kit/testing/fakeCommands';
import type { Language } from '@festival/shared-contracts/language/languages';
import { commandsPrimitive } from '@festival/shared-contracts/state/primitives';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { createPageStore } from '../src/app/createPageStore.ts';
import { loadShellPage, shellPageNames } from '../src/app/router/shellPages.ts';
import { shopRoutes } from '../src/app/router/shopRoutes.tsx';
import { App } from '../src/app/shell/App.tsx';
import { createTexts } from '../src/i18n/createTexts.ts';
import { texts as en } from '../src/i18n/texts.en.ts';
import { texts as es } from '../src/i18n/texts.es.ts';
import { texts as nl } from '../src/i18n/texts.nl.ts';
import type { PageData } from '../src/page/pageData.ts';
import { type RemoteModuleSource, RemoteModuleSourceContext, settled } from '../src/remotes/slot/remoteModuleSource.ts';
import { hydrationState } from '../src/routing/guards/hydrationState.ts';
import { pageFor } from './pageFor.ts';

const texts = { nl, en, es };

// As on a page, the code that is rendered first is loaded before the test.
beforeAll(async () => void (await Promise.all(shellPageNames.map(loadShellPage))));

const Named = ({ data }: { data?: unknown }) => <p>{`module ${data}`}</p>;

/** Remote modules that render the name of their exposed module. */
export const namedModules = (): RemoteModuleSource => ({
  load: ({ module }) => settled({ Component: Named, data: module }),
  failed: () => false,
  shown: () => true,
});

interface ShellSetting {
  page?: Partial<PageData>;
  path?: string;
  commands?: GivenCommands;
  /** One part of the shell to render instead of the whole page. */
  part?: ReactNode;
  /** Routes to use instead of the shop's own routes. */
  routes?: RouteObject[];
}

/** The parts around the page's content, without rendering them. */
export const shellParts = ({
  page: values,
  path = '/zomer',
  commands: given,
  part,
  routes: own,
}: ShellSetting = {}) => {
  const page = pageFor(values);
  const store = createPageStore(page, path.replace(/[?#].*/, ''));
  const commands = fakeCommands(given);
  store.set(commandsPrimitive, { current: commands });
  const routes = own ?? (part ? [{ path: '*', element: part }] : shopRoutes(page));
  const hydrationData = own || part ? {} : hydrationState(page, new URL(path, 'http://shop.example'));
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData });
  const overrides = page.remoteSteps?.texts;
  const shopTexts = createTexts({ language: page.language as Language, texts: texts[page.language], overrides });
  const treeWith = (modules: RemoteModuleSource) => (
    <RemoteModuleSourceContext value={modules}>
      <App page={page} store={store} texts={shopTexts}>
        <RouterProvider router={router} />
      </App>
    </RemoteModuleSourceContext>
  );
  return { page, store, commands, router, shopTexts, treeWith };
};

/** Renders a page of the shell, or one part of it, as a browser does. The server's title is missing. */
export const renderShell = (setting: ShellSetting = {}) => {
  document.title = '';
  const parts = shellParts(setting);
  return { ...parts, ...render(parts.treeWith(namedModules())) };
};
