import type { InjectOptions } from 'fastify';
import type { ApiProcess } from './apiProcess.ts';

export type Answer = { status: number; text: string; headers: Record<string, unknown> };

/** Sends each request to the next process, in turn, as a load balancer does. */
export function apiInTurns(processes: readonly ApiProcess[]): (request: InjectOptions) => Promise<Answer> {
  let turn = 0;
  return (request) => {
    const next = processes[turn % processes.length];
    turn += 1;
    if (!next) throw new Error('There is no process to call');
    return sendTo(next.url, request);
  };
}

/** Sends a request of `inject` over the network. */
export async function sendTo(origin: string, request: InjectOptions): Promise<Answer> {
  const { method = 'GET', url, payload, remoteAddress } = request;
  if (typeof url !== 'string' || request.query) throw new Error('Pass the whole URL as one string');
  const isText = typeof payload === 'string';
  const headers = new Headers(isText || payload === undefined ? {} : { 'content-type': 'application/json' });
  for (const [name, value] of Object.entries(request.headers ?? {}))
    if (value !== undefined) headers.set(name, String(value));
  // The test acts as the trusted proxy.
  if (remoteAddress !== undefined) headers.set('x-forwarded-for', remoteAddress);
  const body = isText ? payload : payload && JSON.stringify(payload);
  const answer = await fetch(`${origin}${url}`, { method, headers, ...(body === undefined ? {} : { body }) });
  return { status: answer.status, text: await answer.text(), headers: Object.fromEntries(answer.headers) };
}
