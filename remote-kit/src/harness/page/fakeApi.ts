import { serviceBases } from '@festival/shared-contracts/api/service';
import axios, {
  AxiosError,
  AxiosHeaders,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import * as z from 'zod/mini';
import type { HarnessWorld } from '../states/harnessState.ts';
import type { FakeCall } from './fakeCall.ts';
import { fakeShop } from './fakeShop.ts';

/** The path of an endpoint as a pattern whose groups are its parameters. */
const patternOf = ({ endpoint: { service, path } }: FakeCall) =>
  new RegExp(`^${serviceBases[service]}${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

function answerOf({ endpoint, answer }: FakeCall, params: Record<string, string>, data: unknown): unknown {
  const body = typeof data === 'string' && data !== '' ? JSON.parse(data) : undefined;
  const input = { params: z.parse(endpoint.params, params), body: z.parse(endpoint.body, body) };
  return z.encode(endpoint.answer, answer(input));
}

/** The client of a shop in memory: wire shapes in and out, checked by the contracts as on a server. */
export function fakeApi(world: HarnessWorld): AxiosInstance {
  const calls = fakeShop(world);
  const adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const path = config.url ?? '';
    const call = calls.find((one) => one.endpoint.method === config.method?.toUpperCase() && patternOf(one).test(path));
    const response = { status: call ? 200 : 404, statusText: '', headers: new AxiosHeaders(), config };
    if (call) return { ...response, data: answerOf(call, patternOf(call).exec(path)?.groups ?? {}, config.data) };
    const data = {
      error: { code: 'harness.no_fake', message: `The harness has no fake of ${config.method} ${path}.` },
    };
    throw new AxiosError(data.error.message, AxiosError.ERR_BAD_REQUEST, config, undefined, { ...response, data });
  };
  return axios.create({ adapter });
}
