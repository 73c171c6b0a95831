import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Changes the answer to a request for a script of the remote. Without a fault, the answer is passed on unchanged. */
export type Fault = (
  response: ServerResponse,
  answer: () => Promise<Buffer>,
  path: string,
) => Promise<void> | 'passed on';

export const faults = {
  none: () => 'passed on',
  'is aborted': async (response) => void response.destroy(),
  'has a changed byte': async (response, answer) => {
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' });
    response.end((await answer()).toString().replace(/[;,](?=[^;,]*$)/, ' $&'));
  },
  hangs: () => new Promise<void>(() => {}),
  'has no chunks': async (response, answer, path) => {
    const isEntry = path.includes('/remoteEntry.');
    response.writeHead(isEntry ? 200 : 404, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' });
    response.end(isEntry ? await answer() : '');
  },
} satisfies Record<string, Fault>;

interface FaultyShop {
  url: string;
  /** Sets the fault of the remote's scripts, on the page's origin and on the registry. */
  set(host: Fault, registry?: Fault): void;
  stop(): Promise<void>;
}

/**
 * A running shop and its registry, behind servers that break the scripts of one remote. Pages name these servers instead of the real ones.
 */
export async function faultyShop(shopUrl: string, registryUrl: string, remote: string): Promise<FaultyShop> {
  const isScript = (path: string) => new RegExp(`^/(remotes|files)/${remote}/.*\\.js(\\?|$)`).test(path);
  let [onHost, onRegistry]: [Fault, Fault] = [faults.none, faults.none];
  const registry = await listen((request, response) => spoil(request, response, registryUrl, onRegistry));
  const shop: Listening = await listen((request, response) => spoil(request, response, shopUrl, onHost));
  /** In pages and release documents, replaces the addresses of registry and shop by those of the proxies. */
  const renamed = (text: string) => text.replaceAll(registryUrl, registry.url).replaceAll(shopUrl, shop.url);

  async function spoil(request: IncomingMessage, response: ServerResponse, target: string, fault: Fault) {
    const path = request.url ?? '/';
    const pass = () => passOn(request, target);
    if (isScript(path) && fault(response, async () => (await pass()).body, path) !== 'passed on') return;
    const { status, headers, body } = await pass();
    const isPage = String(headers['content-type']).startsWith('text/html');
    const told = Object.entries(headers).map(([name, value]) => [
      name,
      typeof value === 'string' ? renamed(value) : value,
    ]);
    // A file must be fetched again each time, so that its answer can be changed.
    if (isScript(path)) told.push(['cache-control', 'no-store']);
    response.writeHead(status, Object.fromEntries(told));
    response.end(isPage ? renamed(body.toString()) : body);
  }

  return {
    url: shop.url,
    set(host, other = host) {
      onHost = host;
      onRegistry = other;
    },
    async stop() {
      for (const { server } of [shop, registry]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

interface Listening {
  url: string;
  server: Server;
}

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<Listening> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Passes the request on to the real server as if its own page had sent it, and without compression. */
async function passOn(request: IncomingMessage, target: string) {
  const { host, hostname, port, origin } = new URL(target);
  const { 'accept-encoding': _, ...headers } = request.headers;
  const asked = ask({
    hostname,
    port,
    method: request.method,
    path: request.url,
    headers: { ...headers, host, ...(headers.origin && { origin }) },
  });
  request.pipe(asked);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const { 'content-length': __, 'transfer-encoding': ___, ...told } = answer.headers;
  return { status: answer.statusCode ?? 502, headers: told, body: await buffer(answer) };
}
