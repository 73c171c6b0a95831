import { serviceBases } from '@festival/shared-contracts/api/service';
import * as z from 'zod/mini';
import type { FakeCall } from './fakeCall.ts';

interface FakeRequest {
  method: string;
  /** With the service's base path, without a query: `/shopping/products`. */
  path: string;
  /** As JSON; undefined or empty for none. */
  body: unknown;
}

/** The path of an endpoint as a pattern whose groups are its parameters. */
const patternOf = ({ endpoint: { service, path } }: FakeCall) =>
  new RegExp(`^${serviceBases[service]}${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

/**
 * The response of a fake shop, in the API's encoding and checked by the contracts as on a server; undefined for an
 * unknown call.
 */
export function answerFake(calls: readonly FakeCall[], { method, path, body }: FakeRequest): unknown {
  const call = calls.find((one) => one.endpoint.method === method && patternOf(one).test(path));
  if (!call) return undefined;
  const { endpoint, answer } = call;
  const given = typeof body === 'string' && body !== '' ? JSON.parse(body) : undefined;
  const params = patternOf(call).exec(path)?.groups ?? {};
  const input = { params: z.parse(endpoint.params, params), body: z.parse(endpoint.body, given) };
  return z.encode(endpoint.answer, answer(input));
}
