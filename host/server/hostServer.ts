import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseDocument } from '@festival/release-contracts/release/releaseDocument';
import { edgeOptions } from '@festival/service-kit/http/edgeOptions';
import { knownCallers } from '@festival/service-kit/http/knownCallers';
import { trustedProxies } from '@festival/service-kit/settings/trustedProxies';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { brandsFolder } from '../build/brandsFolder.ts';
import { browserFolder, buildFolder, newestBuild } from '../build/buildFolder.ts';
import { type HostManifest, readHostManifest } from '../build/hostManifest.ts';
import { answerErrors } from './answerErrors.ts';
import { apiRoutes } from './api/apiRoutes.ts';
import { briefly } from './caching/briefly.ts';
import { deltaStore } from './files/deltaStore.ts';
import { fileRoutes } from './files/fileRoutes.ts';
import { guardHost } from './guardHost.ts';
import { hostLogger, type LogStream } from './hostLogger.ts';
import { busyPage } from './load-shedding/busyPage.ts';
import { pageAdmission } from './load-shedding/pageAdmission.ts';
import { sendBusy } from './load-shedding/sendBusy.ts';
import { shopLooks } from './load-shedding/shopLooks.ts';
import { documentReader } from './pages/documents/documentReader.ts';
import { documentRoutes } from './pages/documents/documentRoutes.ts';
import { pageRoutes } from './pages/pageRoutes.ts';
import { sharedPages } from './pages/sharedPages.ts';
import { RefusedRelease } from './releases/believedDocument.ts';
import { keptReleases } from './releases/keptReleases.ts';
import { releaseSource } from './releases/releaseSource.ts';
import { type Preview, previews } from './remotes/preview/previews.ts';
import { remoteRoutes } from './remotes/remoteRoutes.ts';
import { remoteStore } from './remotes/remoteStore.ts';
import { warmRelease } from './remotes/warmRelease.ts';
import { renderPool } from './render/renderPool.ts';
import { secureAnswers } from './security/secureAnswers.ts';
import { securityTextRoute } from './security/securityText.ts';
import { decodableUrl } from './security/siteAddress.ts';
import { type Settings, SettingsProblem } from './settings/settings.ts';
import { followBrands } from './shop/followBrands.ts';
import { shopCatalogue } from './shop/shopCatalogue.ts';
import { shopDirectory } from './shop/shopDirectory.ts';
import { openSignOn } from './sign-on/openSignOn.ts';
import { logMessages } from './version-health/logMessages.ts';
import { openWatch } from './version-health/openWatch.ts';
import { telemetryRoutes } from './version-health/telemetryRoutes.ts';
import { visitProofs } from './version-health/visitProofs.ts';

/** The folder of the host's builds. */
const distFolder = join(import.meta.dirname, '..', 'dist');

/** Adds the brands of the settings' folder to those of the build, while the server runs. Returns the folders of their files. */
async function furtherBrands(app: FastifyInstance, { brands, cssTargets }: HostManifest, settings: Settings) {
  const { brandsFolder: folder, dataFolder } = settings;
  if (!folder) return { assets: [], brands: [] };
  const assets = join(dataFolder, 'brand-assets');
  for (const needed of [folder, assets]) mkdirSync(needed, { recursive: true });
  const following = await followBrands({ brands, cssTargets, folder, assets, log: app.log });
  app.addHook('onClose', () => following.stop());
  return { assets: [assets], brands: [folder] };
}

/** Milliseconds for which all pages share an answer of the shop API or the registry. */
const moment = 250;

/** The named build or the newest; the server keeps it even if later builds are added. @throws if there is no such build. */
function openBuild(dist: string, named: string | undefined): string {
  const build = named ?? newestBuild(dist);
  if (!build) throw new SettingsProblem('The host is not built: run npm run build -w host.');
  return buildFolder(dist, build);
}

interface ServerOptions {
  /** The folder of the host's builds. */
  dist?: string;
  /** Receives each line of the log, by default standard output. */
  log?: LogStream;
}

/** The host's server, ready to listen, with its rendering processes running. */
export async function hostServer(
  settings: Settings,
  { dist = distFolder, log }: ServerOptions = {},
): Promise<FastifyInstance> {
  const {
    shopApiUrl,
    registryUrl,
    registryToken,
    registryPublicUrl,
    publisherKeys: keys,
    dataFolder,
    logLevel,
  } = settings;
  const isTrustedProxy = trustedProxies(settings.trustedProxies);
  const app = Fastify({
    ...edgeOptions({ isTrustedProxy, patience: settings.patience }),
    logger: hostLogger(logLevel, log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    // The router needs no short limit for parameters, since routes are not matched by regular expressions. A page with an unknown long parameter is
    // not found.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
  });
  const build = openBuild(dist, settings.build);
  const manifest = readHostManifest(build);
  const shops = shopDirectory(shopApiUrl);
  const onUnreadable = (file: string, err: unknown) =>
    app.log.warn({ err, file }, 'a stored record is not readable and is fetched anew');
  const remotes = remoteStore({ registryUrl, registryToken, dataFolder, keys, onUnreadable });
  const pool = renderPool({
    build,
    readable: [join(dataFolder, 'remotes')],
    onSkip: (skipped) => app.log.error(skipped, 'a module lost pages twice: its skeleton is sent at once from now on'),
    onLost: (lost) => void watch.lost(lost),
    onStuck: (url, error) => app.log.error({ err: error, path: url.split('?')[0] }, logMessages.pageStuck),
  });
  const onError = (brand: string, error: unknown) => {
    const isRefused = error instanceof RefusedRelease;
    app.log.error({ err: error, brand }, isRefused ? 'a release was refused' : 'no newer release could be read');
  };
  const releases = releaseSource({
    registryUrl,
    registryToken,
    dataFolder,
    keys,
    onError,
    onNew: (document) =>
      void warmRelease(document, remotes, pool, app.log).catch((err) => app.log.error({ err }, 'not warmed')),
  });

  secureAnswers(app);
  app.addHook('onClose', () => pool.close());
  const crowd = { admission: pageAdmission(pool), busyPage: busyPage(manifest), looks: shopLooks() };
  const refusePage = (request: FastifyRequest, reply: FastifyReply) => sendBusy(crowd, request, reply, 429);
  const known = knownCallers();
  const isKnownShop = (slug: string) => crowd.looks.of(slug) !== undefined;
  await guardHost(app, { ...settings, isTrustedProxy, known, isKnownShop, refusePage });
  answerErrors(app);
  app.get('/health', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  securityTextRoute(app, { contact: settings.securityContact, now: Date.now });
  const further = await furtherBrands(app, manifest, settings);
  const deltas = deltaStore({
    onError: (err) => app.log.warn({ err }, 'a file is sent whole, since its delta was not made'),
  });
  await fileRoutes(app, { assets: [browserFolder(dist), ...further.assets], brands: further.brands, deltas });
  telemetryRoutes(app);
  const learned = <Found extends ReleaseDocument | undefined>(document: Found): Found => {
    if (document) remotes.learn(document);
    return document;
  };
  const read = async (brand: string) => learned(await releases.current(brand));
  const current = briefly((brand: string) => brand, read, { milliseconds: moment });
  const kept = keptReleases({ registryUrl, registryToken, keys, onError });
  const shown = previews({ registryUrl, registryToken, keys, onError });
  const learnedPreview = (preview: Preview | null | undefined) => {
    learned(preview?.document);
    return preview;
  };
  // The secret is the same in all hosts of a registry, since a page may come from one host and its reports go to another.
  const proofs = visitProofs({ secret: registryToken });
  const watch = openWatch(app, {
    settings,
    proofs,
    releases: { current },
    isBrand: (brand) => Object.hasOwn(manifest.brands, brand),
  });
  remoteRoutes(app, { remotes, deltas }, settings);
  const signOn = openSignOn(app, { settings: settings.signOn, shops, shopApiUrl });
  apiRoutes(app, { shopApiUrl, shops, signOn, known });
  documentRoutes(app, { manifest, shops, ...crowd, read: documentReader([brandsFolder, ...further.brands]) });
  pageRoutes(app, {
    manifest,
    shopApiUrl,
    registryPublicUrl,
    allowsOverrides: settings.allowsOverrides,
    shops,
    catalogue: shopCatalogue(shopApiUrl, moment),
    releases: { current },
    keptReleases: { find: async (revision, newest) => learned(await kept.find(revision, newest)) },
    previews: { find: async (...link) => learnedPreview(await shown.find(...link)) },
    remotes,
    pool,
    watch,
    proofs,
    sharedPages:
      settings.pageCacheBytes > 0 && !manifest.isDevelopment
        ? sharedPages({ mostBytes: settings.pageCacheBytes })
        : undefined,
    signOn,
    ...crowd,
    now: Date.now,
  });
  // Starts the processes of pages without a brand, and of each brand, so that the first page does not wait for a start.
  await Promise.all(['', ...Object.keys(manifest.brands)].map((brand) => pool.warm(brand, [])));
  // Requesting a release also warms it. A brand without a release, or an unavailable registry, does not prevent the start.
  await Promise.all(Object.keys(manifest.brands).map((brand) => releases.current(brand)));
  return app;
}
