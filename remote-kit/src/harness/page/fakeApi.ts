import axios, {
  AxiosError,
  AxiosHeaders,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import type { HarnessWorld } from '../states/harnessState.ts';
import { answerFake } from './answerFake.ts';
import { fakeShop } from './fakeShop.ts';

/**
 * The client of a shop in memory: requests and responses in the API's encoding, checked by the contracts as on a
 * server.
 */
export function fakeApi(world: HarnessWorld): AxiosInstance {
  const calls = fakeShop(world);
  const adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const path = config.url ?? '';
    const method = config.method?.toUpperCase() ?? 'GET';
    const answer = answerFake(calls, { method, path, body: config.data });
    const isKnown = answer !== undefined;
    const response = { status: isKnown ? 200 : 404, statusText: '', headers: new AxiosHeaders(), config };
    if (isKnown) return { ...response, data: answer };
    const data = {
      error: { code: 'harness.no_fake', message: `The harness has no fake of ${config.method} ${path}.` },
    };
    throw new AxiosError(data.error.message, AxiosError.ERR_BAD_REQUEST, config, undefined, { ...response, data });
  };
  return axios.create({ adapter });
}
