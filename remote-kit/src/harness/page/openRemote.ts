import type { LoadContext, TextsModule } from '@festival/shared-contracts/exposed-module/exposedModule';
import { loadRemote, registerRemotes, registerShared } from '@module-federation/enhanced/runtime';
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

/** Provides the shared modules, which the remote will get from the host. */
function provideShared(): void {
  const shareConfig = { singleton: true, requiredVersion: false as const };
  registerShared(
    Object.fromEntries(
      sharedProviders.map(({ specifier, version, load }) => {
        const get = async () => {
          const module = await load();
          return () => module;
        };
        return [specifier, [{ version, scope: ['default'], shareConfig, get }]];
      }),
    ),
  );
}

async function loadModule<Module>(remote: string, expose: string): Promise<Module> {
  const module = await loadRemote<Module>(`${remote}/${expose}`);
  if (!module) throw new Error(`${remote} has no exposed module ${expose}.`);
  return module;
}

/** Loads the exposed module of the address with its texts and its data, over the federation as in the shop. */
export async function openRemote(
  { remote }: HarnessOptions,
  { module: expose, language, params }: HarnessAddress,
  { api, page, texts }: HarnessShop,
): Promise<HarnessModule> {
  provideShared();
  registerRemotes([{ name: remote, entry: new URL('/remote/remoteEntry.js', location.href).href }]);
  const [module, words] = await Promise.all([
    loadModule<RemoteModule>(remote, expose),
    loadModule<TextsModule>(remote, `texts/${language}`),
  ]);
  texts.addResourceBundle(language, remote, words.default, true, true);
  const shop = { slug: page.config.slug, apiTravelId: page.config.apiTravelId };
  const signal = AbortSignal.timeout(15_000);
  const data = await module.load?.({ api, shop, params, query: params, language, signal });
  return { Component: module.default, data };
}
