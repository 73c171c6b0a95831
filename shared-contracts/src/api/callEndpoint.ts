import { type AxiosInstance, isAxiosError } from 'axios';
import * as z from 'zod/mini';
import type { Result } from '../errors/result.ts';
import { failure, success } from '../errors/result.ts';
import { errorAnswerSchema } from '../errors/shopError.ts';
import type { AnswerOf, BodyOf, Endpoint, HeaderName, ParamsOf, QueryOf } from './endpoint.ts';
import { headerNames } from './endpoint.ts';

type Given<Field extends string, Value> = [keyof Value] extends [never]
  ? { [key in Field]?: Value }
  : { [key in Field]: Value };

/** What a call needs: path parameters and body where the endpoint has them; query and headers are optional. */
export type CallInput<E extends Endpoint> = Given<'params', ParamsOf<E>> &
  (undefined extends BodyOf<E> ? { body?: BodyOf<E> } : { body: BodyOf<E> }) & {
    query?: Partial<QueryOf<E>>;
    headers?: Partial<Record<HeaderName, string>>;
    signal?: AbortSignal;
  };

/** Thrown when an answer breaks the contract: for the error boundary, never for a component. */
export class ContractDrift extends Error {
  override name = 'ContractDrift';
  readonly requestId: string | undefined;
  constructor(call: Endpoint, detail: string, requestId?: string) {
    super(`The answer of ${call.method} ${call.path} is not what the contract says: ${detail}`);
    this.requestId = requestId;
  }
}

/** The path with its parameters filled in and encoded. */
export const pathOf = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

/**
 * Calls an endpoint below `/{service}`, as the host's `/api` has it: sends wire shapes, answers the decoded answer, or the expected failure as a value.
 * An answer outside the contract throws ContractDrift with the request's id.
 */
export const callEndpoint = async <E extends Endpoint>(
  http: AxiosInstance,
  call: E,
  input: CallInput<E>,
): Promise<Result<AnswerOf<E>>> => {
  const { params, query, body, headers, signal } = input as CallInput<Endpoint> & { body?: unknown };
  try {
    const response = await http.request<unknown>({
      method: call.method,
      url: `/${call.service}${pathOf(call.path, params)}`,
      params: query,
      data: body === undefined ? undefined : z.encode(call.body, body),
      headers: Object.fromEntries(
        Object.entries(headers ?? {}).map(([name, value]) => [headerNames[name as HeaderName], value]),
      ),
      signal,
    });
    const answer = z.safeParse(call.answer, response.data);
    if (!answer.success) throw new ContractDrift(call, z.prettifyError(answer.error), requestIdOf(response.headers));
    return success(answer.data as AnswerOf<E>);
  } catch (error) {
    if (!isAxiosError(error)) throw error;
    const requestId = requestIdOf(error.response?.headers);
    const known = errorAnswerSchema.safeParse(error.response?.data);
    const told = known.success ? known.data.error : { code: error.code ?? 'network', message: '' };
    return failure({ ...told, status: error.response?.status ?? 0, requestId });
  }
};

const requestIdOf = (headers: object | undefined): string | undefined => {
  const id = headers && Object.entries(headers).find(([name]) => name.toLowerCase() === 'x-request-id')?.[1];
  return typeof id === 'string' ? id : undefined;
};
