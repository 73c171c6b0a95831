import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { getCart } from '@festival/shared-contracts/api/cartCalls';
import { headerNames } from '@festival/shared-contracts/api/endpoint';
import { findShop, getProducts, getShop } from '@festival/shared-contracts/api/shopCalls';
import { errorTexts as en } from '@festival/shared-contracts/errors/errorTexts.en';
import { errorTexts as es } from '@festival/shared-contracts/errors/errorTexts.es';
import { errorTexts as nl } from '@festival/shared-contracts/errors/errorTexts.nl';
import type { Result } from '@festival/shared-contracts/errors/result';
import type { Language } from '@festival/shared-contracts/language/languages';
import { mappedTypes } from '@festival/shared-contracts/product/product';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { commandsPrimitive, primitives, type StepLinks } from '@festival/shared-contracts/state/primitives';
import uiEn from '@festival/shared-ui/locales/en.json' with { type: 'json' };
import uiEs from '@festival/shared-ui/locales/es.json' with { type: 'json' };
import uiNl from '@festival/shared-ui/locales/nl.json' with { type: 'json' };
import { createI18n } from '@festival/shared-ui/texts/createI18n';
import axios, { type AxiosInstance } from 'axios';
import type { i18n } from 'i18next';
import { createStore } from 'jotai/vanilla';
import { harnessCommands } from '../commands/harnessCommands.ts';
import type { HarnessOptions } from '../harnessOptions.ts';
import type { HarnessState } from '../states/harnessState.ts';
import { setPageState } from '../states/pageState.ts';
import { fakeApi } from './fakeApi.ts';
import { fakeWorld } from './fakeWorld.ts';

interface StateShop {
  language: Language;
  slug: string;
}

/** The environment of the remote. */
export interface HarnessShop {
  store: ReturnType<typeof createStore>;
  api: AxiosInstance;
  texts: i18n;
  page: { config: ShopConfig };
}

const shellTexts = { nl: { errors: nl, ui: uiNl }, en: { errors: en, ui: uiEn }, es: { errors: es, ui: uiEs } };

/** The harness can't run without its shop, so a failure is thrown, with the API's message. */
function valueOrThrow<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new Error(`The shop API refused: ${result.error.status} ${result.error.message}`);
}

/**
 * The client of the shop API through the dev server. It uses the shop's own keys, since the API runs on the developer's
 * machine.
 */
async function realApi(slug: string): Promise<AxiosInstance> {
  const http = axios.create({ baseURL: '/api' });
  const { shopToken, apiNamespace } = valueOrThrow(await callEndpoint(http, findShop, { params: { slug } }));
  const headers = { authorization: `Bearer ${shopToken}`, [headerNames.namespace]: apiNamespace };
  return axios.create({ baseURL: '/api', headers });
}

/** Without a host no steps are declared: each kind of product and each tile gets a step with its own name, which a press shows. */
const linksOf = ({ upsellProducts }: ShopConfig): StepLinks => ({
  ofKinds: Object.fromEntries(mappedTypes.map((kind) => [kind, kind])),
  ofTiles: Object.fromEntries(upsellProducts.map(({ tile: { tileLink } }) => [tileLink, tileLink.toLowerCase()])),
});

/** A shop of this API: its config and products, an empty page's state, and the fake commands. */
async function openShop(api: AxiosInstance, language: Language): Promise<HarnessShop> {
  const [config, products] = [
    valueOrThrow(await callEndpoint(api, getShop)),
    valueOrThrow(await callEndpoint(api, getProducts)),
  ];
  const store = createStore();
  store.set(primitives.config, config);
  store.set(primitives.products, products);
  store.set(primitives.stepLinks, linksOf(config));
  store.set(primitives.language, language);
  store.set(primitives.serverNow, Date.now());
  setInterval(() => store.set(primitives.serverNow, Date.now()), 1_000);
  store.set(commandsPrimitive, { current: harnessCommands({ store, api }) });
  return { store, api, texts: createI18n({ language, texts: shellTexts[language] }), page: { config } };
}

/** A shop for the remote: from the shop API if one runs, otherwise from fakes. */
export const openHarnessShop = async ({ shopApiUrl, slug }: HarnessOptions, language: Language): Promise<HarnessShop> =>
  openShop(shopApiUrl ? await realApi(slug) : fakeApi(fakeWorld(slug)), language);

/** A fake shop in one state. */
export async function openShopInState(state: HarnessState, { language, slug }: StateShop): Promise<HarnessShop> {
  const usual = fakeWorld(slug);
  const world = state.world?.(usual) ?? usual;
  const api = fakeApi(world);
  const shop = await openShop(api, language);
  const cart = valueOrThrow(await callEndpoint(api, getCart, { params: { cartId: 'harness' } })).data;
  shop.store.set(primitives.cart, cart);
  shop.store.set(primitives.user, state.user ?? null);
  setPageState(shop.store, state.page ?? {});
  const { items } = state;
  if (items) {
    shop.store.set(primitives.itemStates, Object.fromEntries(world.products.map(({ id }) => [id, items])));
    shop.store.set(primitives.shopUpdateState, items.status === 'updating' ? 'updating' : '');
  }
  return shop;
}
