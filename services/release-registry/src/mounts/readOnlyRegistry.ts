import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RegistryAddress } from '../client/registryAddress.ts';

/**
 * Opens an address on this machine at which a mount reads the registry with the command's token: versions that no release
 * has yet are not public. The mount itself gets no token, since it runs published code; through this address it can only read.
 */
export async function readOnlyRegistry({
  url: registryUrl,
  token,
}: RegistryAddress): Promise<{ url: string; close(): void }> {
  const server = createServer(async ({ method, url = '' }, response) => {
    try {
      if (method !== 'GET') return void response.writeHead(405).end();
      const answer = await fetch(`${registryUrl.replace(/\/+$/, '')}${url}`, {
        headers: { 'accept-encoding': 'identity', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
        redirect: 'error',
      });
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    } catch (error) {
      response.writeHead(502, { 'content-type': 'text/plain' }).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
