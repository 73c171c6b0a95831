import { type AxiosError, type AxiosResponse, isAxiosError } from 'axios';
import * as z from 'zod/mini';
import type { Result } from '../errors/result.ts';
import { failure, success } from '../errors/result.ts';
import { type ErrorAnswer, errorAnswerSchema, type ShopError } from '../errors/shopError.ts';
import { ContractDrift } from './contractDrift.ts';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from './endpoint.ts';
import type { HttpClient } from './httpClient.ts';
import { pathOf } from './pathOf.ts';
import { type KnownHeaders, requestHeaders } from './requestHeaders.ts';
import { serviceBases } from './service.ts';

export { ContractDrift } from './contractDrift.ts';

type Nothing = Record<never, never>;

/** A required field, unless every part of it is optional. */
type Given<Field extends string, Value> = Nothing extends Value
  ? { [key in Field]?: Value }
  : { [key in Field]: Value };

/** The input of a call: path parameters, query and body if the endpoint has them, and its headers. */
type CallInput<E extends Endpoint> = Given<'params', ParamsOf<E>> &
  Given<'query', QueryOf<E>> &
  (undefined extends BodyOf<E> ? { body?: BodyOf<E> } : { body: BodyOf<E> }) & {
    headers?: KnownHeaders<E>;
    signal?: AbortSignal;
  };

/** The input; optional when every part of it is. */
export type CallArguments<E extends Endpoint> =
  Nothing extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/**
 * Calls an endpoint at `/{service}`, where the host's `/api` serves it. Sends wire shapes; returns the decoded answer, or the expected
 * failure as a value [ERR-02, ERR-05]: status 0 with code `network`, `timeout` or `canceled` without an answer.
 * @throws ContractDrift with the request's id when an answer breaks the contract.
 */
export const callEndpoint = async <E extends Endpoint>(
  http: HttpClient,
  call: E,
  ...[input = {} as CallInput<E>]: CallArguments<E>
): Promise<Result<AnswerOf<E>>> => {
  const { params = {}, query = {}, body, headers = {}, signal } = input as CallInput<Endpoint>;
  const request = {
    method: call.method,
    url: `${serviceBases[call.service]}${pathOf(call.path, z.encode(call.params, params))}`,
    params: z.encode(call.query, query),
    data: body === undefined ? undefined : z.encode(call.body, body),
    headers: requestHeaders(call, headers),
    signal,
  };
  try {
    const response = await http.request<unknown>(request);
    const answer = z.safeParse(call.answer, response.data);
    // A platform may refuse with status 200 and the error as the whole body [API-03].
    const refused = answer.success ? null : z.safeParse(errorAnswerSchema, response.data);
    if (refused?.success) return failure(answeredError(refused.data, response));
    if (!answer.success) throw new ContractDrift(call, z.prettifyError(answer.error), requestIdOf(response.headers));
    return success(answer.data as AnswerOf<E>);
  } catch (error) {
    if (!isAxiosError(error)) throw error;
    return failure(shopErrorOf(error));
  }
};

const withoutAnswer: Record<string, string> = {
  ECONNABORTED: 'timeout',
  ETIMEDOUT: 'timeout',
  ERR_CANCELED: 'canceled',
};

const shopErrorOf = ({ response, code = '' }: AxiosError): ShopError => {
  if (!response) return { code: withoutAnswer[code] ?? 'network', message: '', status: 0, requestId: undefined };
  const known = errorAnswerSchema.safeParse(response.data);
  return answeredError(
    known.success ? known.data : { error: { code: `http.${response.status}`, message: '' } },
    response,
  );
};

const answeredError = (
  { error }: ErrorAnswer,
  { status, headers }: Pick<AxiosResponse, 'status' | 'headers'>,
): ShopError => ({ ...error, status, requestId: requestIdOf(headers) });

const requestIdOf = (headers: object): string | undefined => {
  const id = Object.entries(headers).find(([name]) => name.toLowerCase() === 'x-request-id')?.[1];
  return typeof id === 'string' ? id : undefined;
};
