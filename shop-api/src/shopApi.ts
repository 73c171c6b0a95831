import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { MailDelivery } from './after-sale/mail/mailDelivery.ts';
import { backgroundJobs } from './backgroundJobs.ts';
import { answerErrors, failWith } from './platform/http/answerErrors.ts';
import { limitClients, usualCallsPerMinute } from './platform/http/limitClients.ts';
import { readerTags } from './platform/http/readerTags.ts';
import { AnswerLog, requestId, serializers, tellRequestId } from './platform/http/requestLog.ts';
import { secureAnswers } from './platform/http/secureAnswers.ts';
import { metricsRegistry } from './platform/metrics/metricsRegistry.ts';
import { timeAnswers } from './platform/metrics/timeAnswers.ts';
import { trustedProxies } from './platform/settings/trustedProxies.ts';
import { type ShopApiOptions, shopApiDeps } from './shopApiDeps.ts';
import { shopApiRoutes } from './shopApiRoutes.ts';

type ServiceOptions = ShopApiOptions & {
  /** How mails leave the house. */
  deliver: MailDelivery;
  /** Proxies, by address or network, that say truly who asks. */
  trustedProxies?: readonly string[];
  /** Of one client, in each process. */
  callsPerMinute?: number;
  logLevel: string;
  /** Where log lines go; by default straight to standard output. */
  logOutput?: { write: (line: string) => void };
};

/** The shop's back end on a migrated database. It keeps nothing between requests: run as many as you like on one PostgreSQL. */
export async function buildShopApi({
  logLevel,
  logOutput,
  deliver,
  trustedProxies: proxies = [],
  callsPerMinute = usualCallsPerMinute,
  ...options
}: ServiceOptions): Promise<FastifyInstance> {
  // Without a language every message of the contracts is "Invalid input".
  z.config(z.locales.en());
  const isTrustedProxy = trustedProxies(proxies);
  const app = Fastify({
    logger: { level: logLevel, serializers, ...(logOutput && { stream: logOutput }) },
    logController: new AnswerLog(),
    genReqId: (request) => requestId(request.headers),
    bodyLimit: 256 * 1024,
    trustProxy: isTrustedProxy,
    frameworkErrors: failWith,
  });
  const registry = metricsRegistry();
  const deps = shopApiDeps(options, registry);
  tellRequestId(app);
  secureAnswers(app);
  timeAnswers(app, registry);
  await limitClients(app, { isTrustedProxy, callsPerMinute });
  readerTags(app);
  answerErrors(app);
  await shopApiRoutes(app, deps);
  const jobs = backgroundJobs({ ...deps, log: app.log, deliver });
  app.addHook('onClose', () => jobs.stop());
  return app;
}
