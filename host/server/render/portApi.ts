import axios, { AxiosError, AxiosHeaders, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import type { MessageEnd } from './messageEnd.ts';

/** A call of `/api`, as a message to the server's thread. */
export interface PortCall {
  id: number;
  method: string;
  /** Path and query below `/api`. */
  url: string;
  body: string | undefined;
}

export interface PortAnswer {
  id: number;
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * The remote slots' client of `/api` during rendering: calls go through the port to the server's thread, which adds
 * the tokens; a remote's code never has them.
 */
export function portApi(port: MessageEnd<PortCall, PortAnswer>): AxiosInstance {
  const waiting = new Map<number, (answer: PortAnswer) => void>();
  let lastId = 0;
  port.on('message', (answer: PortAnswer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  const send = (config: InternalAxiosRequestConfig) => {
    lastId += 1;
    const call: PortCall = {
      id: lastId,
      method: (config.method ?? 'get').toUpperCase(),
      url: axios.getUri({ url: config.url, params: config.params }),
      body: typeof config.data === 'string' ? config.data : undefined,
    };
    const answered = new Promise<PortAnswer>((resolve) => waiting.set(call.id, resolve));
    port.postMessage(call);
    return answered;
  };
  return axios.create({
    async adapter(config) {
      const { status, headers, body } = await send(config);
      const response = { data: body, status, statusText: '', headers: AxiosHeaders.from(headers), config };
      if (status >= 200 && status < 300) return response;
      throw new AxiosError(`status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, undefined, response);
    },
  });
}
