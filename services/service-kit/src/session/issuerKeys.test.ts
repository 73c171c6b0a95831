import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { issuerKeys } from './issuerKeys.ts';

test('keys come only from the issuer: a discovery document with another address or another issuer is refused', async () => {
  let redirects = true;
  const server = createServer((request, response) => {
    const url = `http://${request.headers.host}`;
    if (redirects && request.url !== '/elsewhere')
      return void response.writeHead(302, { location: '/elsewhere' }).end();
    const issuer = redirects ? url : 'http://another.example';
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ issuer, jwks_uri: `${url}/keys` }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keyOf = () =>
    issuerKeys(issuer)({ alg: 'ES256', kid: '1' }, { payload: '', signature: '', protected: '' } as never);
  try {
    await expect(keyOf()).rejects.toThrow(/can not be asked for its keys: (fetch failed|unexpected redirect)/);
    redirects = false;
    await expect(keyOf()).rejects.toThrow(/discovery document can't be fetched/);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
