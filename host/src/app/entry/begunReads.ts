import type { AxiosAdapter, AxiosRequestConfig, AxiosResponse } from 'axios';

/** Milliseconds for which an unused answer is kept. */
const keptFor = 30_000;

type SendRead = (path: string) => Promise<Response>;

/** Reads that are sent before the code that needs them is loaded. */
export interface BegunReads {
  /** Sends a GET for a path below `/api`, unless the same one is already running. */
  begin(path: string): void;
  /** An adapter for requests. If a request has an early read, it returns that answer once. It passes all other requests to the given adapter. */
  before(send: AxiosAdapter): AxiosAdapter;
}

const isRead = ({ method, params }: AxiosRequestConfig): boolean =>
  method === 'get' && Object.keys(params ?? {}).length === 0;

export function begunReads(send: SendRead): BegunReads {
  const underWay = new Map<string, Promise<Response | null>>();

  async function begunAnswer(config: Parameters<AxiosAdapter>[0]): Promise<AxiosResponse | null> {
    const path = isRead(config) ? (config.url ?? '') : '';
    const answer = await underWay.get(path);
    underWay.delete(path);
    // A failed early read is ignored: the request itself then reports the error.
    if (!answer?.ok) return null;
    const headers = Object.fromEntries(answer.headers);
    return { data: await answer.text(), status: answer.status, statusText: answer.statusText, headers, config };
  }

  return {
    begin(path) {
      if (underWay.has(path)) return;
      const answer = send(path).catch(() => null);
      underWay.set(path, answer);
      setTimeout(() => underWay.delete(path), keptFor);
    },
    before: (next) => async (config) => (await begunAnswer(config)) ?? next(config),
  };
}
