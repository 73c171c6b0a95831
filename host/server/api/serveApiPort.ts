import type { PortAnswer, PortCall } from '../render/portApi.ts';
import type { ApiEnd } from '../render/renderProcess.ts';
import type { CartCredentials } from '../shop/cartCookie.ts';
import type { ShopKeys } from '../shop/shopDirectory.ts';
import { apiHeaders } from './apiHeaders.ts';
import { browserCall } from './browserCall.ts';
import { forward, readBody } from './forward.ts';

interface PortOptions {
  shopApiUrl: string;
  keys: ShopKeys;
  carts: readonly CartCredentials[];
  userToken: string | undefined;
  requestId: string;
  /** Called with each call that got no answer. */
  onError(error: unknown, path: string): void;
}

/** Answers the API calls of remote slots during rendering, limited to reads that a browser can make. Rendering a page changes nothing. */
export function serveApiPort(port: ApiEnd, { shopApiUrl, onError, ...given }: PortOptions): void {
  async function answer({ id, method, url }: PortCall): Promise<PortAnswer> {
    if (method !== 'GET') return { id, status: 405, headers: {}, body: '' };
    const [written = '', ...query] = url.split('?');
    const known = browserCall(method, written);
    if (!known) return { id, status: 404, headers: {}, body: '' };
    try {
      const headers = apiHeaders({ path: known.path, given: { accept: 'application/json' }, ...given });
      const incoming = await forward({
        method,
        url: [`${shopApiUrl}${known.path}`, ...query].join('?'),
        headers,
        body: undefined,
        timeLimit: 2_000,
      });
      const type = incoming.headers['content-type'] ?? 'application/json';
      return {
        id,
        status: incoming.statusCode ?? 502,
        headers: { 'content-type': type },
        body: (await readBody(incoming)).toString(),
      };
    } catch (error) {
      onError(error, known.path);
      return { id, status: 502, headers: {}, body: '' };
    }
  }
  port.on('message', (call: PortCall) => void answer(call).then((message) => port.postMessage(message)));
}
