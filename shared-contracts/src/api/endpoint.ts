import * as z from 'zod/mini';
import type { Service } from './service.ts';

type Schema = z.core.$ZodType;
type Shape = Record<string, Schema>;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The headers of calls in addition to the bearer shop token [API-02]. The namespace is sent with every call that is not public. */
export const headerNames = {
  namespace: 'x-event-namespace',
  userToken: 'x-user-token',
  cartToken: 'x-cart-token',
  upgradableOrder: 'x-upgradable-order-id',
  /** Proves, together with the nine digits of an order, that the visitor may upgrade it [UPG-03]. */
  access: 'x-access-id',
  policy: 'x-policy-id',
  /** The id of a signed-in visitor's session, between a host and the API only. */
  session: 'x-session-id',
  idempotencyKey: 'idempotency-key',
  brand: 'x-brand',
} as const;
export type HeaderName = keyof typeof headerNames;

export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
  Header extends HeaderName = HeaderName,
> {
  name: string;
  service: Service;
  summary: string;
  method: Method;
  /** Path with `:names`, below the service's base. */
  path: string;
  params: z.ZodMiniObject<Params>;
  query: z.ZodMiniObject<Query>;
  body: Body;
  answer: Answer;
  headers: readonly Header[];
  /** Answered without a shop's bearer token. */
  isPublic: boolean;
  /** The status of a successful answer; 204 has no body. */
  status: 200 | 201 | 204;
  /** Only for servers: the answer contains a shop's keys, so the host never forwards such a call for a browser. */
  isForServers: boolean;
}

export type ParamsOf<E extends Endpoint> = z.output<E['params']>;
export type QueryOf<E extends Endpoint> = z.output<E['query']>;
export type BodyOf<E extends Endpoint> = z.output<E['body']>;
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;
export type HeaderOf<E extends Endpoint> = E['headers'][number];

/**
 * One call: the browser's client, the server's route and the OpenAPI document all come from this object [API-01].
 * Answers are parsed leniently (unknown fields ignored), bodies validated on both sides.
 */
export const endpoint = <
  Params extends Shape = Record<never, Schema>,
  Query extends Shape = Record<never, Schema>,
  Body extends Schema = z.ZodMiniUndefined,
  Answer extends Schema = Schema,
  const Header extends HeaderName = never,
>(call: {
  name: string;
  service?: Service;
  summary: string;
  method: Method;
  path: string;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
  headers?: readonly Header[];
  isPublic?: boolean;
  status?: Endpoint['status'];
  isForServers?: boolean;
}): Endpoint<Params, Query, Body, Answer, Header> => ({
  name: call.name,
  service: call.service ?? 'shopping',
  summary: call.summary,
  method: call.method,
  path: call.path,
  params: z.object((call.params ?? {}) as Params),
  query: z.object((call.query ?? {}) as Query),
  body: call.body ?? (z.undefined() as Schema as Body),
  answer: call.answer,
  headers: call.headers ?? [],
  isPublic: call.isPublic ?? false,
  status: call.status ?? 200,
  isForServers: call.isForServers ?? false,
});
