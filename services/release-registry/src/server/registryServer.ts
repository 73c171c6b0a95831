import { type ClientPatience, edgeOptions, usualPatience } from '@festival/service-kit/http/edgeOptions';
import { guardEdge } from '@festival/service-kit/http/guardEdge';
import { secureAnswers } from '@festival/service-kit/http/secureAnswers';
import type { MetricsAddress } from '@festival/service-kit/metrics/serveMetrics';
import { trustedProxies } from '@festival/service-kit/settings/trustedProxies';
import type { PublisherKeys } from '@festival/service-kit/signature/publisherKeys';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import type { ConsoleSettings } from '../console/consoleSettings.ts';
import { refusal } from '../error/refusal.ts';
import { errorStore } from '../figures/errorStore.ts';
import { figureStore } from '../figures/figureStore.ts';
import { keepStored } from '../figures/keepStored.ts';
import { healthLog } from '../health/healthLog.ts';
import { hostStore } from '../hosts/hostStore.ts';
import { openMetrics } from '../metrics/openMetrics.ts';
import { mountStore } from '../mounts/mountStore.ts';
import type { Storage } from '../openStorage.ts';
import { packageChecks } from '../package/packageChecks.ts';
import { previewStore } from '../previews/previewStore.ts';
import { listedSteps } from '../releases/listedSteps.ts';
import { type IsReleased, releasedVersions } from '../releases/releasedVersions.ts';
import { releaseService } from '../releases/releaseService.ts';
import { releaseStore } from '../releases/releaseStore.ts';
import { planStore } from '../stages/planStore.ts';
import { stageRunner } from '../stages/stageRunner.ts';
import { isDiskFull } from '../storage/isDiskFull.ts';
import { tokenStore } from '../tokens/tokenStore.ts';
import { versionStore } from '../versions/versionStore.ts';
import { approvalStore } from '../waiting/approvalStore.ts';
import { requestedReleases } from '../waiting/requestedReleases.ts';
import { waitingStore } from '../waiting/waitingStore.ts';
import { trialStore } from '../watch/trialStore.ts';
import { sendRefusal } from './addRoute.ts';
import { authorizer, tokenHolder } from './authorize.ts';
import { documentRoute } from './documentRoute.ts';
import { figureRoutes } from './figureRoutes.ts';
import { fileRoute } from './fileRoute.ts';
import { hostRoutes } from './hostRoutes.ts';
import { keepTime } from './keepTime.ts';
import { keptReleaseRoute } from './keptReleaseRoute.ts';
import { limitStrangers, type StrangersLimits, usualStrangersLimits } from './limitStrangers.ts';
import { mountRoutes } from './mountRoutes.ts';
import { openConsole } from './openConsole.ts';
import { overviewRoute } from './overviewRoute.ts';
import { previewRoutes } from './previewRoutes.ts';
import { releaseRoutes } from './releaseRoutes.ts';
import { removalRoutes } from './removalRoutes.ts';
import type { LogLevel } from './settings.ts';
import { stageRoutes } from './stageRoutes.ts';
import { limitStrangersBodies } from './strangersBodies.ts';
import { tokenRoutes } from './tokenRoutes.ts';
import { versionRoutes } from './versionRoutes.ts';
import { visitRoutes } from './visitRoutes.ts';
import { waitingRoutes } from './waitingRoutes.ts';

type Options = {
  /** The storage for records and files; closed with the server. */
  storage: Storage;
  /** The operator's token, which allows everything and makes the other tokens. */
  token: string;
  /** The public keys by which versions may be signed; without any, no version can be published. */
  publisherKeys?: PublisherKeys;
  /** Addresses or networks of proxies whose headers with the client's address, host and protocol are trusted. */
  trustedProxies?: readonly string[];
  /** Without it there is no console and no sign-on. */
  console?: ConsoleSettings | null;
  /** The shops' address in a browser, for links that show a version. Without it the answer contains no complete link. */
  shopUrl?: string | undefined;
  /** The address of `/metrics`; without it metrics are not served. */
  metrics?: MetricsAddress | undefined;
  /** The folder of the console's build; by default the output folder of the package next to this one. */
  consoleFolder?: string;
  /** Time limits for a client with a token; a publication may take minutes on a slow line. */
  patience?: Partial<ClientPatience>;
  /** The requests per minute of an address without a token. */
  strangersLimits?: StrangersLimits;
  /** The maximum time to send a body for a client without a token, in milliseconds. */
  strangersPatience?: number;
  now?: () => Date;
  logLevel?: LogLevel;
  /** By default log lines go to standard output. */
  log?: { write(line: string): void };
};

/** The registry, ready to listen. */
export async function registryServer(options: Options): Promise<FastifyInstance> {
  const { token, now = () => new Date(), logLevel = 'info' } = options;
  const isTrustedProxy = trustedProxies(options.trustedProxies ?? []);
  const app = Fastify({
    logger: { level: logLevel, ...(options.log && { stream: options.log }) },
    ...edgeOptions({ isTrustedProxy, patience: options.patience ?? { request: 300_000 } }),
    logController: new LogController({ disableRequestLogging: true }),
  });
  limitStrangersBodies(app, options.strangersPatience ?? usualPatience.request);
  guardEdge(app, { isTrustedProxy, isSecure: options.console?.url.startsWith('https:') ?? false });
  const { records, files } = options.storage;
  app.addHook('onClose', async () => {
    files.close();
    await records.close();
  });
  const stores = {
    versions: versionStore(records, files),
    releases: releaseStore(records),
    hosts: hostStore(records),
    mounts: mountStore(records),
  };
  const tokens = tokenStore(records);
  secureAnswers(app, {
    policy: "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    isShared: true,
  });
  answerErrors(app);
  const holderOf = tokenHolder(token, tokens);
  await limitStrangers(app, {
    limits: options.strangersLimits ?? usualStrangersLimits,
    hasToken: async (request) => (await holderOf(request)) !== null,
  });
  const settings = options.console;
  const authorizePerson =
    settings && (await openConsole(app, { settings, tokens, records, folder: options.consoleFolder, now }));
  const authorize = authorizer(token, tokens, authorizePerson ?? undefined);
  app.get('/health', async () => ({ status: 'ok' }));
  const isReleased = releasedVersions(stores.releases);
  const keys: PublisherKeys = options.publisherKeys ?? new Map();
  const waiting = waitingStore(records);
  const metrics = openMetrics(app, { address: options.metrics, waiting, keys });
  const previews = previewStore(records, { secret: token, now });
  const checks = packageChecks();
  app.addHook('onClose', () => checks.close());
  const isReleasedOrShown: IsReleased = async (...version) =>
    (await isReleased(...version)) || previews.shows(...version);
  versionRoutes(app, { ...stores, isReleased: isReleasedOrShown, keys, checks, authorize, now, metrics });
  const turn = records.inTurn;
  const service = releaseService(stores, now);
  removalRoutes(app, { stores, authorize, now, turn });
  const trials = trialStore(records);
  const plans = planStore(records);
  const runner = stageRunner({ stores, plans, trials, service, now });
  const approvals = approvalStore(records);
  const listed = listedSteps(records, now);
  const requested = requestedReleases({ stores, listed, plans, waiting, approvals, service, runner, metrics, now });
  releaseRoutes(app, { stores, requested, authorize, turn });
  previewRoutes(app, { stores, previews, service, authorize, shopUrl: options.shopUrl, now });
  waitingRoutes(app, { waiting, approvals, requested, authorize, turn, now });
  const health = healthLog(now);
  const figures = figureStore(records, now);
  const errors = errorStore(records, now);
  keepStored(app, [figures, errors]);
  visitRoutes(app, {
    stores,
    trials,
    health,
    figures,
    errors,
    listed,
    service,
    authorize,
    turn,
    stages: runner,
    metrics,
  });
  figureRoutes(app, { figures, errors, health, versions: stores.versions, authorize });
  overviewRoute(app, { authorize, stores, plans, waiting, approvals, trials, health });
  stageRoutes(app, { plans, runner, requested, authorize, turn });
  keepTime(app, { stores, waiting, requested, runner, turn });
  documentRoute(app, stores);
  keptReleaseRoute(app, stores);
  hostRoutes(app, { stores, authorize, turn });
  mountRoutes(app, { stores, authorize, now, metrics });
  tokenRoutes(app, { tokens, authorize, now });
  await fileRoute(app, { versions: stores.versions, isReleased: isReleasedOrShown, authorize });
  return app;
}

function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    sendRefusal(reply, refusal('unknown-address', `The registry has no ${request.method} ${request.url}.`)),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isDiskFull(error)) {
      request.log.error({ err: error, url: request.url }, 'the disk is full');
      return sendRefusal(
        reply,
        refusal('disk-full', 'The registry’s disk is full: nothing was stored. Make space, then try again.'),
      );
    }
    const status = error.statusCode ?? 500;
    if (status === 413)
      return sendRefusal(reply, refusal('too-large', 'The upload is larger than the registry takes.'));
    if (status < 500) return sendRefusal(reply, refusal('invalid-request', error.message));
    request.log.error({ err: error, url: request.url }, 'a request failed');
    const help = `The registry failed at this; its log says why under request ${request.id}.`;
    return sendRefusal(reply, refusal('registry-failed', help));
  });
}
