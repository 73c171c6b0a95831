import axios, { AxiosError, type AxiosInstance, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';

/** A call to the test's shop API that waits for its answer. */
export interface WaitingCall {
  /** `PUT /shopping/carts/c1/products` */
  name: string;
  query: unknown;
  body: unknown;
  headers: Record<string, unknown>;
  answer(data: unknown, status?: number): Promise<void>;
  /** Breaks the connection instead of answering. */
  lose(): Promise<void>;
}

/** Waits for the next turns of the event loop, after which an answer has taken effect. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Waits until a frame is painted. After that the page sends what was pressed. */
export const painted = async (): Promise<void> => {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await settled();
};

/** A shop API to which the test gives its answers at any time. */
export const fakeShopApi = () => {
  const calls: WaitingCall[] = [];
  const adapter = (config: InternalAxiosRequestConfig): Promise<AxiosResponse> =>
    new Promise((resolve, reject) => {
      calls.push({
        name: `${config.method?.toUpperCase()} ${config.url}`,
        query: config.params,
        body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
        headers: { ...config.headers },
        async answer(data, status = 200) {
          const response = { data, status, statusText: '', headers: { 'x-request-id': 'r1' }, config };
          if (status < 400) resolve(response);
          else reject(new AxiosError('refused', 'ERR_BAD_REQUEST', config, {}, response));
          await settled();
        },
        async lose() {
          reject(new AxiosError('network', 'ERR_NETWORK', config, {}));
          await settled();
        },
      });
    });
  const http: AxiosInstance = axios.create({ baseURL: '/api', adapter });
  return {
    http,
    calls,
    /** The names of the calls so far. */
    names: () => calls.map(({ name }) => name),
    /** The latest call. */
    last: (): WaitingCall => {
      const call = calls.at(-1);
      if (!call) throw new Error('No call has reached the shop API');
      return call;
    },
  };
};
