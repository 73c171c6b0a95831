import type { LoadContext, TextsModule } from '@festival/shared-contracts/exposed-module/exposedModule';
import { addTexts } from '@festival/shared-ui/texts/createI18n';
import type { ComponentType } from 'react';
import { sharedProviders } from '#shared-providers';
import type { HarnessOptions } from '../harnessOptions.ts';
import type { HarnessShop } from './openHarnessShop.ts';
import type { HarnessAddress } from './readAddress.ts';

export interface HarnessModule {
  Component: ComponentType<{ data: unknown; params: Record<string, string> }>;
  data: unknown;
}

interface RemoteModule {
  default: HarnessModule['Component'];
  load?: (context: LoadContext) => Promise<unknown>;
}

interface Container {
  init(shareScope: object): unknown;
  get(expose: string): Promise<() => unknown>;
}

/** The shared modules, which the remote will get from the host. */
const shareScope = () =>
  Object.fromEntries(
    sharedProviders.map(({ specifier, version, load }) => {
      const get = async () => {
        const module = await load();
        return () => module;
      };
      return [specifier, { [version]: { from: 'festival_harness', eager: false, get } }];
    }),
  );

/** Runs the remote's entry, and gives it the shared modules. */
async function startContainer(remote: string): Promise<Container> {
  const script = document.createElement('script');
  script.src = '/remote/remoteEntry.js';
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
  const container: Container = Reflect.get(globalThis, remote);
  await container.init(shareScope());
  return container;
}

let started: Promise<Container> | undefined;

/** The remote, which starts once, whatever the number of its modules on the page. */
const openContainer = (remote: string): Promise<Container> => {
  started ??= startContainer(remote);
  return started;
};

async function loadModule<Module>(container: Container, expose: string): Promise<Module> {
  const factory = await container.get(`./${expose}`);
  return factory() as Module;
}

/** Loads the exposed module of the address with its texts and its data, over the federation as in the shop. */
export async function openRemote(
  { remote }: HarnessOptions,
  { module: expose, language, params }: HarnessAddress,
  { api, page, texts }: HarnessShop,
): Promise<HarnessModule> {
  const container = await openContainer(remote);
  const [module, words] = await Promise.all([
    loadModule<RemoteModule>(container, expose),
    loadModule<TextsModule>(container, `texts/${language}`),
  ]);
  addTexts(texts, remote, words.default);
  const shop = { slug: page.config.slug, apiTravelId: page.config.apiTravelId };
  const signal = AbortSignal.timeout(15_000);
  const data = await module.load?.({ api, shop, params, query: params, language, signal });
  return { Component: module.default, data };
}
