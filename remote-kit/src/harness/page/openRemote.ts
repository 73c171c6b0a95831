import type { LoadContext, TextsDoor } from '@festival/shared-contracts/doors/door';
import { loadRemote, registerRemotes, registerShared } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { sharedProviders } from '#shared-providers';
import type { HarnessSettings } from '../harnessSettings.ts';
import type { HarnessShop } from './openHarnessShop.ts';
import type { HarnessAddress } from './readAddress.ts';

export interface HarnessArea {
  Component: ComponentType<{ data: unknown; params: Record<string, string> }>;
  data: unknown;
}

interface DoorModule {
  default: HarnessArea['Component'];
  load?: (context: LoadContext) => Promise<unknown>;
}

/** What the page has once: the remote takes it from here, as it will from the host. */
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

async function loadDoor<Module>(remote: string, door: string): Promise<Module> {
  const module = await loadRemote<Module>(`${remote}/${door}`);
  if (!module) throw new Error(`${remote} has no door ${door}.`);
  return module;
}

/** Loads the door of the address with its texts and its data, over the federation as in the shop. */
export async function openRemote(
  { remote }: HarnessSettings,
  { door, language, params }: HarnessAddress,
  { api, page, texts }: HarnessShop,
): Promise<HarnessArea> {
  provideShared();
  registerRemotes([{ name: remote, entry: new URL('/remote/remoteEntry.js', location.href).href }]);
  const [module, words] = await Promise.all([
    loadDoor<DoorModule>(remote, door),
    loadDoor<TextsDoor>(remote, `texts/${language}`),
  ]);
  texts.addResourceBundle(language, remote, words.default, true, true);
  const shop = { slug: page.config.slug, apiTravelId: page.config.apiTravelId };
  const signal = AbortSignal.timeout(15_000);
  const data = await module.load?.({ api, shop, params, query: params, language, signal });
  return { Component: module.default, data };
}
