import { clientOf } from '@festival/shop-api/platform/http/clientOf';
import { NoTurn } from '@festival/shop-api/platform/jobs/turns';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageAdmission } from './pageAdmission.ts';
import { type BusyDeps, sendBusy } from './sendBusy.ts';

export interface CrowdDeps extends BusyDeps {
  admission: PageAdmission;
}

/** The visitor closed the page before it was sent. */
class VisitorLeft extends Error {
  override name = 'VisitorLeft';
}

/** Aborted when the connection closes before the answer is sent. */
function leavingSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new VisitorLeft());
  });
  return controller.signal;
}

/**
 * Makes a page while there is a place for it, and else asks the visitor to come back. `make` gets a signal that is aborted when the visitor
 * has left: then nothing more is made or sent.
 */
export async function whileAdmitted(
  deps: CrowdDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  make: (signal: AbortSignal) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const leave = deps.admission.enter(clientOf(request));
  if (!leave) return sendBusy(deps, request, reply);
  try {
    return await make(leavingSignal(reply));
  } catch (error) {
    if (error instanceof VisitorLeft) return reply.hijack();
    if (!(error instanceof NoTurn)) throw error;
    return sendBusy(deps, request, reply);
  } finally {
    leave();
  }
}
