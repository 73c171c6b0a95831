import { NoTurn } from '@festival/service-kit/jobs/turns';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type BusyDeps, sendBusy } from './sendBusy.ts';

/** The visitor closed the page before it was sent. */
class VisitorLeft extends Error {
  override name = 'VisitorLeft';
}

/** A signal that is aborted when the connection closes before the answer is sent, so that the work can stop. */
export function leavingSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new VisitorLeft());
  });
  return controller.signal;
}

/** Sends a page, or asks the visitor to come back if the page gets no place or no process in time. */
export async function unlessCrowded(
  deps: BusyDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  send: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof VisitorLeft) return reply.hijack();
    if (!(error instanceof NoTurn)) throw error;
    return sendBusy(deps, request, reply);
  }
}
