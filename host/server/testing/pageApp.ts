import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { HostManifest } from '../../build/hostManifest.ts';
import { busyPage } from '../load-shedding/busyPage.ts';
import { pageAdmission } from '../load-shedding/pageAdmission.ts';
import { shopLooks } from '../load-shedding/shopLooks.ts';
import type { PageDeps } from '../pages/pageDeps.ts';
import { pageRoutes } from '../pages/pageRoutes.ts';
import { openRoute } from '../render/openRoute.ts';
import type { RenderPool } from '../render/renderPool.ts';
import { shopCatalogue } from '../shop/shopCatalogue.ts';
import { shopDirectory } from '../shop/shopDirectory.ts';
import { visitProofs } from '../version-health/visitProofs.ts';

const none = { js: [], css: [] };
const brand = { id: 'solstrand', name: 'Solstrand', logo: 'logo.svg', symbol: 'symbol.svg' };

const manifest: HostManifest = {
  early: '',
  entry: none,
  texts: { nl: none, en: none, es: none },
  shared: {},
  federation: { js: [], css: [] },
  pages: {},
  cssTargets: {},
  brands: { solstrand: { ...brand, colorScheme: 'light', themeColor: '#fff', css: [], fonts: [] } },
  files: [],
  integrity: {},
  isDevelopment: false,
  hostCapabilities: { version: '1.0.0', contracts: '1.0.0', shared: [] },
};

/** Replaces the rendering processes: runs the route's guards and returns the page's data. */
const pool: RenderPool = {
  render: async ({ url, page }) => {
    const opened = await openRoute(page, url);
    if (opened.kind === 'redirect') return { ...opened, html: '', errorReports: [] };
    return { status: opened.status, html: JSON.stringify({ url, ...page }), errorReports: [] };
  },
  warm: async () => {},
  pagesPerSecond: () => 100,
  close: async () => {},
};

interface PageAppOptions
  extends Partial<
    Pick<
      PageDeps,
      'sharedPages' | 'releases' | 'keptReleases' | 'previews' | 'proofs' | 'admission' | 'signOn' | 'allowsOverrides'
    >
  > {
  /** Replaces the rendering. */
  render?: RenderPool['render'];
  /** Receives each log line, from level warning up. */
  log?: { write(line: string): void };
}

/** The host's pages for a shop API, without remotes; each page returns its data as JSON. */
export async function pageApp(
  shopApiUrl: string,
  { log, render, ...deps }: PageAppOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify(log ? { logger: { level: 'warn', stream: log } } : {});
  await app.register(fastifyCookie);
  pageRoutes(app, {
    manifest,
    pool: render ? { ...pool, render } : pool,
    shopApiUrl,
    registryPublicUrl: 'http://registry.example',
    // Creates a new directory for each look-up, so that a test can stop the API.
    shops: (slug) => shopDirectory(shopApiUrl)(slug),
    catalogue: shopCatalogue(shopApiUrl, 0),
    releases: { current: async () => undefined },
    keptReleases: { find: async () => undefined },
    remotes: { version: async () => undefined, file: async () => '' },
    admission: pageAdmission(pool),
    busyPage: busyPage(manifest),
    looks: shopLooks(),
    proofs: visitProofs(),
    now: () => 1_795_000_000_000,
    ...deps,
  });
  return app;
}
