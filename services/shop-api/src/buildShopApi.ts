import { AnswerLog } from '@festival/service-kit/http/AnswerLog';
import { answerErrors, failWith } from '@festival/service-kit/http/answerErrors';
import { type ClientPatience, edgeOptions } from '@festival/service-kit/http/edgeOptions';
import { guardEdge } from '@festival/service-kit/http/guardEdge';
import { logSerializers } from '@festival/service-kit/http/logSerializers';
import { answerRequestId, requestId } from '@festival/service-kit/http/requestId';
import { secureAnswers } from '@festival/service-kit/http/secureAnswers';
import type { MailDelivery } from '@festival/service-kit/mail/mailDelivery';
import { metricsRegistry } from '@festival/service-kit/metrics/metricsRegistry';
import { timeAnswers } from '@festival/service-kit/metrics/timeAnswers';
import { trustedProxies } from '@festival/service-kit/settings/trustedProxies';
import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { backgroundJobs } from './backgroundJobs.ts';
import { limitCartCalls, usualCartWaitSeconds } from './platform/http/limitCartCalls.ts';
import { limitClients, usualCallsPerMinute } from './platform/http/limitClients.ts';
import { readerTags } from './platform/http/readerTags.ts';
import { type ShopApiOptions, shopApiDeps } from './shopApiDeps.ts';
import { shopApiRoutes } from './shopApiRoutes.ts';

type ServiceOptions = ShopApiOptions & {
  deliver: MailDelivery;
  /** Trusted proxies (addresses or networks). Their header with the client's address is accepted. */
  trustedProxies?: readonly string[];
  /** Limit of one client in each process. */
  callsPerMinute?: { ofCart: number; ofAddress: number };
  /** How long a call of a busy cart waits before it is refused. */
  cartWaitSeconds?: number;
  /** Timeouts for a client. */
  patience?: Partial<ClientPatience>;
  logLevel: string;
  /** By default each log line is written to standard output at once. */
  logOutput?: { write: (line: string) => void };
};

/**
 * Builds the shop's back end on a migrated database. It is stateless, so any number of them may run on one PostgreSQL.
 */
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
  // Without a language, every message of zod/mini is "Invalid input".
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
