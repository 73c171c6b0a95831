import { usualPatience } from '@festival/service-kit/http/edgeOptions';
import { endpoints } from '@festival/shared-contracts/api/endpoints';
import { serviceBases } from '@festival/shared-contracts/api/service';
import { type Directive, nginxFile } from './nginxFile.ts';
import { settingsToFillIn, unitFile } from './unitFile.ts';

const lines = nginxFile('festival-shop.conf');
const named = (name: string, among: readonly Directive[] = lines) => among.filter((line) => line.name === name);
const valuesOf = (name: string, among: readonly Directive[]) => named(name, among).map(({ args }) => args.join(' '));

/** The servers that browsers access by https. */
const servers = named('server').flatMap(({ inside }) =>
  valuesOf('listen', inside)[0] === '443 ssl http2' ? [inside] : [],
);

/** Each part: the variable of its port, its public URL, and its public paths. */
const parts = [
  { part: 'host', portName: 'PORT', url: settingsToFillIn('host').SHOP_URL, paths: ['/'] },
  { part: 'sign-on', portName: 'SIGN_ON_PORT', url: settingsToFillIn('sign-on').SIGN_ON_URL, paths: ['/'] },
  { part: 'registry', portName: 'PORT', url: settingsToFillIn('host').REGISTRY_PUBLIC_URL, paths: ['/files/'] },
  { part: 'shop-api', portName: 'PORT', url: settingsToFillIn('shop-api').SHOP_API_URL, paths: ['/payment-webhooks/'] },
];

test.each(parts)(
  'the front server proxies the name of the $part to its port, and exposes only its public paths',
  ({ part, portName, url = '', paths }) => {
    const { protocol, hostname } = new URL(url);
    const server = servers.find((one) => valuesOf('server_name', one).includes(hostname)) ?? [];
    const passing = named('location', server).filter(({ inside }) => named('proxy_pass', inside).length > 0);
    expect([protocol, passing.map(({ args }) => args[0])]).toEqual(['https:', paths]);
    for (const { inside } of passing) {
      const { hostname: target } = new URL(valuesOf('proxy_pass', inside)[0] ?? '');
      const upstream = named('upstream').find(({ args }) => args[0] === target)?.inside ?? [];
      expect(valuesOf('server', upstream)).toEqual([`127.0.0.1:${unitFile(part).environment[portName]}`]);
      // nginx must close idle connections first: otherwise it could send a request into a connection that the part is closing.
      const idle = Number.parseInt(valuesOf('keepalive_timeout', upstream)[0] ?? '', 10) * 1_000;
      expect(idle).toBeLessThan(usualPatience.idle);
    }
  },
);

test('every server sets the forwarding headers that the parts trust, and does not compress files again', () => {
  expect(servers).toHaveLength(parts.length);
  for (const server of servers) {
    expect(valuesOf('proxy_set_header', server).sort()).toEqual([
      'Connection ""',
      'Host $host',
      'X-Forwarded-For $remote_addr',
      'X-Forwarded-Host $host',
      'X-Forwarded-Proto https',
    ]);
    expect(valuesOf('ssl_protocols', server)).toEqual(['TLSv1.2 TLSv1.3']);
    expect(valuesOf('gzip', server)).toEqual(['off']);
    // A header in a location would replace all of these in nginx.
    expect(named('location', server).flatMap(({ inside }) => named('proxy_set_header', inside))).toEqual([]);
  }
  for (const part of ['host', 'sign-on', 'shop-api']) expect(settingsToFillIn(part).TRUSTED_PROXIES).toBe('127.0.0.1');
});

test('pages of shop and sign-on redirect from http to https; calls and webhooks do not, so that unencrypted calls are noticed', () => {
  const [plain, ...more] = named('server').flatMap(({ inside }) =>
    valuesOf('listen', inside)[0] === '80' ? [inside] : [],
  );
  expect(more).toEqual([]);
  const names = ['host', 'sign-on'].map((part) => new URL(parts.find((one) => one.part === part)?.url ?? '').hostname);
  expect(named('server_name', plain ?? [])[0]?.args).toEqual(names);
  expect(valuesOf('return', plain ?? [])).toEqual(['308 https://$host$request_uri']);
});

/** The form of a path in the log, by the map in the file. */
const loggedPath = (path: string): string => {
  const [map] = named('map');
  expect(map?.args).toEqual(['$uri', '$festival_path']);
  for (const { name, args } of map?.inside ?? []) {
    const [, anyCase, pattern = ''] = /^"~(\*?)(.*)"$/.exec(name) ?? [];
    const groups = pattern === '' ? undefined : new RegExp(pattern, anyCase ? 'i' : '').exec(path)?.groups;
    if (groups) return (args[0] ?? '').replaceAll('"', '').replace(/\$(\w+)/g, (_, group) => groups[group] ?? '');
  }
  return path;
};

/** Parameters of paths that are neither secret nor personal. */
const harmless = ['slug', 'cartId', 'eventId', 'travelId', 'packageId', 'provider'];

test('the front server’s log contains no query of a URL, and no part of a path that opens an order, a wishlist or a sign-on', () => {
  // Hosts forward no calls for servers.
  const logged = endpoints
    .filter(({ isForServers }) => !isForServers)
    .map(({ service, path }) => {
      const given = path.replace(/:(\w+)/g, (_, name) => (harmless.includes(name) ? name : 'secret'));
      return loggedPath(`/api${serviceBases[service]}${given}`);
    });
  expect(logged.filter((path) => path.includes('secret'))).toEqual([]);
  expect(logged).toContain('/api/shopping/orders/-/tickets');
  expect(loggedPath('/interaction/secret/login')).toBe('/interaction/-/login');
  expect(loggedPath('/solstrand/tickets')).toBe('/solstrand/tickets');
  const [format] = named('log_format');
  const variables = format?.args.join(' ').match(/\$\w+/g) ?? [];
  expect(variables).toContain('$festival_path');
  // Each of these contains the query or the referrer.
  for (const whole of ['$request', '$request_uri', '$args', '$http_referer', '$http_cookie'])
    expect(variables).not.toContain(whole);
  const all = named('server').map(({ inside }) => inside);
  expect(all.length).toBeGreaterThan(servers.length);
  for (const server of all) {
    expect(valuesOf('access_log', server)).toEqual(['/var/log/nginx/festival-shop.log festival_shop']);
    expect(valuesOf('error_log', server)).toEqual(['/var/log/nginx/festival-shop-error.log crit']);
  }
});
