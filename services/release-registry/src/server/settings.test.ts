import { readSettings } from './settings.ts';

const token = 'sixteen-letters-';
const databaseUrl = 'postgresql://registry:secret@10.0.0.5/registry';
const needed = { REGISTRY_TOKEN: token, PUBLISHER_KEYS: 'unsigned', REGISTRY_DATABASE_URL: databaseUrl };

test('only the token, the publisher’s keys and the database are required', () => {
  expect(readSettings(needed)).toEqual({
    ok: true,
    value: {
      host: '127.0.0.1',
      port: 3003,
      places: { databaseUrl, data: expect.stringMatching(/^\/.*\.data\/release-registry$/) },
      token,
      publisherKeys: 'unsigned',
      trustedProxies: [],
      logLevel: 'info',
      console: null,
      metrics: undefined,
    },
  });
});

test('port and data folder are taken from the environment', () => {
  const settings = readSettings({
    ...needed,
    PORT: '0',
    REGISTRY_DATA: '/srv/releases',
    LOG_LEVEL: 'warn',
  });
  expect(settings).toEqual({
    ok: true,
    value: {
      host: '127.0.0.1',
      port: 0,
      places: { databaseUrl, data: '/srv/releases' },
      token,
      publisherKeys: 'unsigned',
      trustedProxies: [],
      logLevel: 'warn',
      console: null,
      metrics: undefined,
    },
  });
});

test('records are in PostgreSQL, files in a folder or in S3, also in that of another service', () => {
  const placesOf = (environment: Record<string, string>) => {
    const settings = readSettings({ ...needed, REGISTRY_DATA: '/srv', ...environment });
    return settings.ok ? settings.value.places : settings.error;
  };
  expect(placesOf({ REGISTRY_FILES: '/mnt/releases' })).toEqual({
    databaseUrl,
    data: '/srv',
    files: '/mnt/releases',
  });
  expect(placesOf({ REGISTRY_FILES: 's3://releases' })).toMatchObject({ files: { bucket: 'releases', prefix: '' } });
  const AWS_ENDPOINT_URL_S3 = 'http://10.0.0.6:9000';
  expect(placesOf({ REGISTRY_FILES: 's3://releases/of/shop/', AWS_ENDPOINT_URL_S3 })).toMatchObject({
    files: { bucket: 'releases', prefix: 'of/shop/', endpoint: AWS_ENDPOINT_URL_S3 },
  });
});

test.each([
  [{ REGISTRY_DATABASE_URL: undefined }, 'REGISTRY_DATABASE_URL is missing'],
  [{ REGISTRY_DATABASE_URL: 'mysql://x/y' }, 'REGISTRY_DATABASE_URL is no such address'],
  [{ REGISTRY_FILES: 'releases' }, 'REGISTRY_FILES must be a bucket'],
  [{ REGISTRY_FILES: 's3://' }, 'REGISTRY_FILES must be a bucket'],
  [{ PORT: 'http' }, 'PORT must be a whole number'],
  [{ PORT: '70000' }, 'PORT must be a whole number'],
  [{ PORT: '80.5' }, 'PORT must be a whole number'],
  [{ REGISTRY_DATA: '' }, 'REGISTRY_DATA is empty'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, error, warn, info, debug'],
  [{ TRUSTED_PROXIES: '10.0.0.7, 0.0.0.0/0' }, 'TRUSTED_PROXIES has 0.0.0.0/0 in it'],
  [{ REGISTRY_TOKEN: undefined }, 'REGISTRY_TOKEN is missing'],
  [{ PUBLISHER_KEYS: undefined }, 'PUBLISHER_KEYS is missing'],
  [{ PUBLISHER_KEYS: '' }, 'PUBLISHER_KEYS is empty'],
  [{ PUBLISHER_KEYS: 'mf_tickets:key' }, 'PUBLISHER_KEYS has for mf_tickets what is no public Ed25519 key'],
  [{ REGISTRY_TOKEN: 'short' }, 'REGISTRY_TOKEN must have at least 16 characters'],
])('%j is refused with one clear sentence', (environment, sentence) => {
  const settings = readSettings({ ...needed, ...environment });
  expect(settings).toEqual({ ok: false, error: [expect.stringContaining(sentence)] });
});

const console = {
  CONSOLE_URL: 'https://releases.example/',
  OIDC_ISSUER: 'https://sign-on.example',
  CONSOLE_CLIENT_SECRET: 'sixteen-letters-',
  CONSOLE_SECRET: 'thirty-two-letters-thirty-two-le',
};

test('the console needs all of its settings, or has none', () => {
  expect(readSettings({ ...needed, ...console })).toMatchObject({
    ok: true,
    value: { console: { url: 'https://releases.example', clientId: 'festival-console' } },
  });
});

test.each([
  [{ CONSOLE_URL: '' }, 'CONSOLE_URL must be the registry’s address'],
  [{ CONSOLE_URL: 'https://releases.example/console' }, 'CONSOLE_URL must be the registry’s address'],
  [{ OIDC_ISSUER: '' }, 'OIDC_ISSUER must be the address of the issuer'],
  [{ CONSOLE_CLIENT_SECRET: 'short' }, 'CONSOLE_CLIENT_SECRET must have at least 16'],
  [{ CONSOLE_SECRET: 'short' }, 'CONSOLE_SECRET must have at least 32'],
])('the console setting %j is refused with one clear sentence', (environment, sentence) => {
  const settings = readSettings({ ...needed, ...console, ...environment });
  expect(settings).toEqual({ ok: false, error: [expect.stringContaining(sentence)] });
});
