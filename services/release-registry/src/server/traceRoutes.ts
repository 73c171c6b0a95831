import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { pageIdSchema, type SlotTrace, slotTraceSchema } from '@festival/release-contracts/release/slotTrace';
import { success } from '@festival/shared-contracts/errors/result';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Stores } from '../releases/stores.ts';
import type { DiagnosedTrace } from '../traces/diagnosedTrace.ts';
import { diagnose, type TraceOwner } from '../traces/traceRules.ts';
import { traceSteps } from '../traces/traceSteps.ts';
import type { TraceStore } from '../traces/traceStore.ts';
import { addRoute, nothing } from './addRoute.ts';
import type { Authorize } from './authorize.ts';

type Deps = { stores: Stores; traces: TraceStore; authorize: Authorize };

const mostAtOnce = 100;

/**
 * `POST /brands/<brand>/traces`: hosts report slots that failed. `GET` returns the latest traces, or those of one page,
 * each with the owner of the fault and the next step. It requires a token or a sign-on, since error messages are not
 * public. [FED-05]
 */
export function traceRoutes(app: FastifyInstance, { stores, traces, authorize }: Deps): void {
  const address = { url: '/brands/:brand/traces', params: z.object({ brand: brandIdSchema }) } as const;

  addRoute(app, {
    ...address,
    method: 'POST',
    guard: { authorize, need: () => ({ watch: true }) },
    query: nothing,
    body: z.object({ traces: z.array(slotTraceSchema).check(z.maxLength(mostAtOnce)) }),
    async handle({ params: { brand }, body }) {
      await traces.add(
        brand,
        body.traces.filter((trace) => trace.brand === brand),
      );
      return success({ body: { kept: body.traces.length } });
    },
  });

  addRoute(app, {
    ...address,
    method: 'GET',
    guard: { authorize, need: ({ brand }) => ({ read: brand }) },
    query: z.object({
      visit: z.optional(pageIdSchema),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
    }),
    body: nothing,
    async handle({ params: { brand }, query: { visit, limit } }) {
      const all = await traces.list(brand);
      const meant = all.filter((trace) => visit === undefined || trace.visit === visit).slice(0, limit);
      return success({ body: { traces: await Promise.all(meant.map((trace) => diagnosed(stores, trace))) } });
    },
  });
}

async function diagnosed(stores: Stores, trace: SlotTrace): Promise<DiagnosedTrace> {
  const { fault, owner, what, next } = diagnose(trace);
  const name = await nameOf(stores, trace, owner);
  return {
    trace,
    fault,
    owner: { role: owner, ...(name !== undefined && { name }) },
    what,
    next,
    steps: traceSteps(trace),
  };
}

/** A team is identified by the account that published the version, a release manager by the account that made the release. */
async function nameOf(
  { versions, releases }: Stores,
  { module, given, brand, revision }: SlotTrace,
  owner: TraceOwner,
): Promise<string | undefined> {
  if (owner === 'team') return (await versions.find(module.split('/')[0] ?? '', given.version))?.publishedBy;
  if (owner === 'release manager') return (await releases.find(brand, revision))?.by;
  return undefined;
}
