import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adyenTransport } from './adyen/adyenTransport.ts';
import { mollieProvider } from './mollie/mollieProvider.ts';
import { paylogicProvider } from './paylogic/paylogicProvider.ts';

/** A server that redirects every call, and the server to which it redirects. */
async function redirectingServer() {
  const elsewhere: string[] = [];
  const listening = async (answer: Parameters<typeof createServer>[1]) => {
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  };
  const other = await listening((request, response) => {
    elsewhere.push(String(request.url));
    response.setHeader('content-type', 'application/json').end('{"status":"completed","amount":1}');
  });
  const first = await listening((request, response) => {
    response.writeHead(307, { location: `${other.url}${request.url}` }).end();
  });
  const close = () => {
    for (const { server } of [first, other]) server.closeAllConnections();
    for (const { server } of [first, other]) server.close();
  };
  return { url: first.url, elsewhere, close };
}

let redirecting: Awaited<ReturnType<typeof redirectingServer>>;
beforeEach(async () => {
  redirecting = await redirectingServer();
});
afterEach(() => redirecting.close());

const payment = { eventId: 'solstrand-2027', paymentId: '00000000-0000-4000-8000-000000000001', reference: null };

test('a redirect of a payment provider is not followed, and its target gets no signature', async () => {
  const { url, elsewhere } = redirecting;
  const provider = paylogicProvider({ url, secret: 'a secret that both know' });
  await expect(provider.status({ ...payment, method: 'ideal' } as never)).rejects.toThrow();
  expect(elsewhere).toEqual([]);
});

test('Adyen’s key is not sent to the target of a redirect', async () => {
  const { url, elsewhere } = redirecting;
  const call = adyenTransport(url).request(
    'https://checkout.example/v71/paymentLinks/1',
    '',
    { apiKey: 'k' } as never,
    false,
    { method: 'GET' } as never,
  );
  await expect(call).rejects.toThrow();
  expect(elsewhere).toEqual([]);
});

test('Mollie’s key is not sent to the target of a redirect', async () => {
  const { url, elsewhere } = redirecting;
  const provider = mollieProvider({ apiKey: `test_${'a'.repeat(30)}`, baseUrl: `${url}/v2/` });
  await expect(provider.methods({ country: 'NL' })).rejects.toThrow();
  expect(elsewhere).toEqual([]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '/relative', 'ftp://pay.test/'])(
  'a payment page at %s, as returned by a provider, is not opened in a browser',
  async (redirectUri) => {
    const server = createServer((_request, response) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ redirectUri })),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const provider = paylogicProvider({ url, secret: 'a secret that both know' });
    await expect(provider.start({ ...payment, amount: 100, method: 'card' } as never)).rejects.toThrow();
    server.closeAllConnections();
    server.close();
  },
);
