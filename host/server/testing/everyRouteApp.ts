import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import type { HostManifest } from '../../build/hostManifest.ts';
import { busyPage } from '../load-shedding/busyPage.ts';
import { pageAdmission } from '../load-shedding/pageAdmission.ts';
import { shopLooks } from '../load-shedding/shopLooks.ts';
import { pageRoutes } from '../pages/pageRoutes.ts';
import { shopCatalogue } from '../shop/shopCatalogue.ts';
import { shopDirectory } from '../shop/shopDirectory.ts';
import type { SignOn } from '../sign-on/signOn.ts';
import { visitProofs } from '../version-health/visitProofs.ts';
import { type AnsweringServer, answeringServer } from './answeringServer.ts';
import { everyRemote } from './everyRemote.ts';
import { inThreadPool } from './inThreadPool.ts';

const none = { js: [], css: [] };
const brand = (id: string, name: string) => ({
  id,
  name,
  logo: 'logo.svg',
  symbol: 'symbol.svg',
  colorScheme: 'light' as const,
  themeColor: '#fff',
  css: [],
  fonts: [],
});
const manifest: HostManifest = {
  early: '',
  entry: none,
  texts: { nl: none, en: none, es: none },
  shared: {},
  federation: { js: [], css: [] },
  pages: {},
  cssTargets: {},
  brands: { solstrand: brand('solstrand', 'Solstrand'), nachtwoud: brand('nachtwoud', 'Nachtwoud') },
  files: [],
  integrity: {},
  isDevelopment: false,
  hostCapabilities: { version: '1.0.0', contracts: '1.0.0', shared: [] },
};

/** A different picture for each place, with the place in its address. */
const backgrounds = Object.fromEntries(
  [
    'main',
    'home',
    'tickets',
    'membership',
    'travel',
    'transportation',
    'merchandise',
    'extras',
    'checkout',
    'orderCompleted',
  ].map((place) => [place, `/art/${place}`]),
);

const shop = (slug: string, title: string, values: object = {}) => ({
  slug,
  shopToken: slug,
  apiNamespace: slug,
  ossBrand: slug.split('-')[0],
  festivalData: { title, dateStart: '2027-07-09' },
  shopTheme: { backgrounds },
  steps: ['tickets', 'packages', 'transportation', 'merchandise', 'extras'],
  ...values,
});
const documents = (slug: string) =>
  Object.fromEntries(
    ['terms', 'privacy', 'refunds', 'help', 'seller'].map((name) => [`${name}Url`, `/${slug}/documents/${name}`]),
  );
const shops = [
  shop('solstrand', 'Solstrand', { ...documents('solstrand'), sellerName: 'Solstrand B.V.' }),
  shop('nachtwoud', 'Nachtwoud'),
  shop('nachtwoud-vooraf', 'Nachtwoud', { preregistration: true, steps: ['tickets'] }),
  shop('nachtwoud-leden', 'Nachtwoud', { membersale: true }),
  shop('solstrand-upgrade', 'Solstrand', { upgradableOrder: { skipTravel: true, skipBus: true, upgrades: [] } }),
  shop('solstrand-extra', 'Solstrand', { addonShop: true, steps: ['traveladdon'] }),
  shop('nachtwoud-kluis', 'Nachtwoud', { steps: ['tickets', 'lockers'] }),
];

const product = (id: string, mappedType: string, values: object = {}) => ({
  id,
  name: id,
  type: mappedType,
  mappedType,
  price: 10,
  priceExcludingServiceCosts: 10,
  ...values,
});
const products = [
  product('weekend', 'ticket'),
  product('locker', 'extras'),
  product('hotel-ticket', 'ticket', { categories: { en: 'TRAVEL TICKETS', nl: '' } }),
];

/** The host's pages of both brands with every remote, while a file's tests run; `signOn` determines who has an account. */
export function everyRouteApp(signOn?: SignOn): { inject(request: InjectOptions): Promise<LightMyRequestResponse> } {
  const released = everyRemote();
  const pool = inThreadPool(manifest);
  let api: AnsweringServer;
  let app: FastifyInstance;
  beforeAll(async () => {
    api = await answeringServer(({ path, headers }) => {
      if (path === '/shopping/shops') return { body: [] };
      if (path === '/shopping/products') return { body: products };
      const slug = path.startsWith('/shopping/shops/') ? path.split('/').at(-1) : headers.authorization?.split(' ')[1];
      const found = shops.find((one) => one.slug === slug);
      if (!found) return { status: 404, body: { error: { code: 'not_found', message: '' } } };
      return { body: path === '/shopping/shop' ? found : { ...found, brand: found.ossBrand } };
    });
    app = Fastify();
    await app.register(fastifyCookie);
    pageRoutes(app, {
      ...released,
      keptReleases: { find: async () => undefined },
      manifest,
      pool,
      shopApiUrl: api.url,
      registryPublicUrl: 'http://registry.example',
      shops: shopDirectory(api.url),
      catalogue: shopCatalogue(api.url, 0),
      admission: pageAdmission(pool),
      busyPage: busyPage(manifest),
      looks: shopLooks(),
      proofs: visitProofs(),
      now: () => 1_795_000_000_000,
      ...(signOn && { signOn }),
    });
  });
  afterAll(async () => {
    await app.close();
    await api.close();
  });
  return { inject: (request) => app.inject(request) };
}
