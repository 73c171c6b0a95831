import { getAnnouncement } from '@festival/shared-contracts/api/announcementCalls';
import type { Endpoint } from '@festival/shared-contracts/api/endpoint';
import { serviceBases } from '@festival/shared-contracts/api/service';
import { getProducts } from '@festival/shared-contracts/api/shopCalls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { singleFlight } from '../caching/singleFlight.ts';
import { compressPage, pageEncoding } from '../http/compressPage.ts';
import type { ShopKeys } from '../shop/shopDirectory.ts';
import { apiHeaders } from './apiHeaders.ts';
import { onePacket } from './compressAnswer.ts';
import { forward, readBody } from './forward.ts';

/** Milliseconds for which an answer is shared. The stock on pages that guests share has the same age. */
const freshFor = 1_000;
/** A maximum that no host's number of shops reaches. */
const mostKept = 2_000;

/** An answer of the shop API that is the same for every visitor. */
interface SharedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** The compressed body, by encoding. */
  packed: Map<string, Promise<Buffer>>;
}

/** The reads that pages repeat automatically, with the query of the call. */
const shared = [
  { call: getProducts, query: () => '' },
  { call: getAnnouncement, query: (now: number) => `?time=${now}` },
];
const queries = new Map(shared.map(({ call, query }) => [call.name, query]));

export const isSharedRead = (call: Pick<Endpoint, 'name'>): boolean => queries.has(call.name);

/** The paths of these calls at the host. */
export const sharedAddresses: ReadonlySet<string> = new Set(
  shared.map(({ call }) => `/api${serviceBases[call.service]}${call.path}`),
);

const passedOn = ['content-type', 'etag', 'retry-after'];

export type SharedReads = (
  call: Pick<Endpoint, 'name'>,
  path: string,
  keys: ShopKeys,
  requestId: string,
) => Promise<SharedAnswer>;

/**
 * Reads the stock and the announcement of a shop once a second for all pages, with the server's own address, so that an open tab causes no calls of
 * the shop API and uses no client's limit. Rejects while the shop API is unavailable.
 */
export function sharedReads(shopApiUrl: string, now: () => number = Date.now): SharedReads {
  const kept = new Map<string, { until: number; answer: SharedAnswer }>();
  const keyOf = (...[call, , keys]: Parameters<SharedReads>) => `${call.name} ${keys.slug}`;

  const read: SharedReads = async (call, path, keys, requestId) => {
    const key = keyOf(call, path, keys, requestId);
    const before = kept.get(key);
    if (before && before.until > now()) return before.answer;
    const url = `${shopApiUrl}${path}${queries.get(call.name)?.(now()) ?? ''}`;
    const headers = apiHeaders({ path, given: { accept: 'application/json' }, keys, carts: [], requestId });
    const answered = await forward({ method: 'GET', url, headers, body: undefined, timeLimit: 20_000 });
    const answer: SharedAnswer = {
      status: answered.statusCode ?? 502,
      headers: Object.fromEntries(
        passedOn.flatMap((name) =>
          typeof answered.headers[name] === 'string' ? [[name, answered.headers[name]]] : [],
        ),
      ),
      body: await readBody(answered),
      packed: new Map(),
    };
    if (kept.size >= mostKept) kept.clear();
    if (answer.status === 200) kept.set(key, { until: now() + freshFor, answer });
    return answer;
  };
  return singleFlight(keyOf, read);
}

/** Answers a shared read: 304 if the browser already has it, otherwise its body in the accepted encoding. */
export async function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body, packed }: SharedAnswer,
): Promise<FastifyReply> {
  reply.code(status).headers(headers).header('cache-control', 'private, no-cache');
  if (status === 200 && headers.etag && request.headers['if-none-match'] === headers.etag) {
    return reply.code(304).header('vary', 'accept-encoding, cookie, x-shop').send();
  }
  if (body.length <= onePacket) return reply.header('vary', 'x-shop').send(body);
  const encoding = pageEncoding(request, reply);
  reply.header('vary', 'accept-encoding, cookie, x-shop');
  const name = encoding ?? '';
  const sent = packed.get(name) ?? compressPage(body, encoding);
  packed.set(name, sent);
  return reply.send(await sent);
}
