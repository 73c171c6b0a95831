import { aPackage } from '../testing/aPackage.ts';
import { aRegistry, closeRegistries } from '../testing/aRegistry.ts';

afterEach(closeRegistries);

test.each([
  '/health',
  '/brands',
  '/nowhere',
  '/brands/solstrand/release',
  '/versions/mf_tickets/1.0.0',
  '/files/mf_tickets/1.0.0/browser/remoteEntry.js',
  '/files/mf_tickets/1.0.0/browser/nothing.js',
])('the headers of %s prevent execution as a page, framing and content sniffing', async (url) => {
  const { app, publish } = await aRegistry();
  await publish(aPackage());
  const { headers } = await app.inject(url);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy':
      "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  });
});

test('a write without a token is refused, and the log names the call', async () => {
  const lines: string[] = [];
  const { app } = await aRegistry({ log: { write: (line) => void lines.push(line) } });
  const answer = await app.inject({
    method: 'PUT',
    url: '/hosts/current',
    headers: { authorization: 'Bearer guessed-token' },
  });
  expect(answer.statusCode).toBe(401);
  const refused = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'refused');
  expect(refused).toMatchObject({ level: 40, method: 'PUT', route: '/hosts/current', code: 'token-wrong' });
  expect(lines.join('')).not.toContain('guessed-token');
});
