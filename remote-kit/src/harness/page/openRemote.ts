import type { ExposedModule } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { ModuleNamed } from '@festival/shared-contracts/exposed-module/exposedTypes';
import { addTexts } from '@festival/shared-ui/texts/createI18n';
import { loadRemote, registerRemotes, registerShared } from '@module-federation/enhanced/runtime';
import type { ReactNode } from 'react';
import { sharedModules } from '#shared-providers';
import type { HarnessOptions } from '../harnessOptions.ts';
import type { HarnessAddress } from '../states/readAddress.ts';
import type { HarnessShop } from './openHarnessShop.ts';

export interface HarnessModule {
  Component: ExposedModule<unknown, ReactNode>['default'];
  data: unknown;
}

/** Registers the page's shared modules with the runtime of Module Federation, and the remote to load. */
function startFederation(remote: string): void {
  registerShared(sharedModules());
  registerRemotes([{ name: remote, entry: '/remote/remoteEntry.js' }]);
}

/** The started remote, shared by all its modules on the page. */
let started: string | undefined;

async function loadModule<Name extends string>(remote: string, expose: Name): Promise<ModuleNamed<Name, ReactNode>> {
  if (started !== remote) startFederation(remote);
  started = remote;
  const module = await loadRemote<ModuleNamed<Name, ReactNode>>(`${remote}/${expose}`);
  if (module === null) throw new Error(`${remote} exposes no module ${expose}.`);
  return module;
}

/** Loads the exposed module in the URL with its texts and its data, through the federation as in the shop. */
export async function openRemote(
  { remote }: HarnessOptions,
  { module: expose, language, params }: HarnessAddress,
  { api, page, texts }: HarnessShop,
): Promise<HarnessModule> {
  const [module, words] = await Promise.all([
    loadModule(remote, expose),
    loadModule(remote, `texts/${language}` as const),
  ]);
  addTexts(texts, remote, words.default);
  const shop = { slug: page.config.slug, apiTravelId: page.config.apiTravelId };
  const signal = AbortSignal.timeout(15_000);
  const data = await module.load?.({ api, shop, params, query: params, language, signal });
  return { Component: module.default, data };
}
