import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { MailDelivery } from './after-sale/mail/mailDelivery.ts';
import { backgroundJobs } from './backgroundJobs.ts';
import { AnswerLog } from './platform/http/AnswerLog.ts';
import { answerErrors, failWith } from './platform/http/answerErrors.ts';
import { type ClientPatience, edgeOptions } from './platform/http/edgeOptions.ts';
import { guardEdge } from './platform/http/guardEdge.ts';
import { limitCartCalls, usualCartWaitSeconds } from './platform/http/limitCartCalls.ts';
import { limitClients, usualCallsPerMinute } from './platform/http/limitClients.ts';
import { logSerializers } from './platform/http/logSerializers.ts';
import { readerTags } from './platform/http/readerTags.ts';
import { answerRequestId, requestId } from './platform/http/requestId.ts';
import { secureAnswers } from './platform/http/secureAnswers.ts';
import { metricsRegistry } from './platform/metrics/metricsRegistry.ts';
import { timeAnswers } from './platform/metrics/timeAnswers.ts';
import { trustedProxies } from './platform/settings/trustedProxies.ts';
import { type ShopApiOptions, shopApiDeps } from './shopApiDeps.ts';
import { shopApiRoutes } from './shopApiRoutes.ts';

type ServiceOptions = ShopApiOptions & {
  deliver: MailDelivery;
  /** Addresses or networks of proxies whose header with the client's address is believed. */
  trustedProxies?: readonly string[];
  /** Limit of one client in each process. */
  callsPerMinute?: { ofCart: number; ofAddress: number };
  /** How long a call of a busy cart may wait for its turn. */
  cartWaitSeconds?: number;
  /** How long it waits for a client. */
  patience?: Partial<ClientPatience>;
  logLevel: string;
  /** By default log lines go to standard output one by one. */
  logOutput?: { write: (line: string) => void };
};

/** Builds the shop's back end on a migrated database. It has no state of its own: any number may run on one PostgreSQL. */
export async function buildShopApi({
  logLevel,
  logOutput,
  deliver,
  trustedProxies: proxies = [],
  callsPerMinute = usualCallsPerMinute,
  cartWaitSeconds = usualCartWaitSeconds,
  patience,
  ...options
}: ServiceOptions): Promise<FastifyInstance> {
  // Without a language every message of zod/mini is "Invalid input".
  z.config(z.locales.en());
  const isTrustedProxy = trustedProxies(proxies);
  const app = Fastify({
    logger: { level: logLevel, serializers: logSerializers, ...(logOutput && { stream: logOutput }) },
    logController: new AnswerLog(),
    genReqId: (request) => requestId(request.headers),
    bodyLimit: 256 * 1024,
    ...edgeOptions({ isTrustedProxy, patience }),
    frameworkErrors: failWith,
  });
  const registry = metricsRegistry();
  const deps = shopApiDeps({ ...options, isTrustedProxy }, registry, app.log);
  guardEdge(app, { isTrustedProxy, isSecure: options.ownUrl.startsWith('https:') });
  answerRequestId(app);
  secureAnswers(app);
  timeAnswers(app, registry);
  await limitClients(app, { isTrustedProxy, callsPerMinute });
  limitCartCalls(app, { waitSeconds: cartWaitSeconds });
  readerTags(app);
  answerErrors(app);
  await shopApiRoutes(app, deps);
  const jobs = backgroundJobs({ ...deps, log: app.log, deliver });
  app.addHook('onClose', () => jobs.stop());
  return app;
}
